import { mount } from 'svelte'
import App from './app/App.svelte'
import { registerWorker } from './app/registerServiceWorker'
import { language } from './i18n/language.svelte'
import { preferences } from './storage/preferences.svelte'
import './styles/tokens.css'
import './styles/shapes.css'

preferences.apply()
await language.show(language.wanted())
mount(App, { target: document.getElementById('app')! })
registerWorker()
