#!/bin/sh
# The browser tests need Chromium: installs Debian's where that can be done, else says what to do.
for found in "$CHROMIUM" chromium chromium-browser google-chrome-stable google-chrome; do
  [ -n "$found" ] && command -v "$found" >/dev/null && exit 0
done
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo "Installing Chromium for the browser tests (once, about 120 MB) ..."
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core fonts-noto-color-emoji >/dev/null && exit 0
fi
cat >&2 <<'M'
The browser tests need Chromium or Chrome, and none was found.
  Debian, Ubuntu:  sudo apt-get install chromium
  elsewhere:       install Chrome, or set CHROMIUM=/path/to/chrome
Everything else was tested; `make test-rules test-web` runs that alone.
M
exit 1
