import { mount } from 'svelte'
import App from './App.svelte'
import { registerWorker } from './app-shell/register'
import { language } from './lib/language.svelte'
import { look } from './settings/look.svelte'
import './tokens.css'
import './shapes.css'

look.apply()
await language.show(language.wanted())
mount(App, { target: document.getElementById('app')! })
registerWorker()
