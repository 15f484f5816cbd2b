#!/bin/sh
# Runs the tests that need a browser; brings Chromium from the system's packages where that is possible.
set -eu
venv=$1
find_chromium() { command -v chromium || command -v chromium-browser || command -v google-chrome || true; }
if [ -z "$(find_chromium)" ]; then
	if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
		echo "==> Installing Chromium for the browser tests"
		apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null
	else
		echo "==> Browser tests are skipped: there is no Chromium here (Debian, Ubuntu: sudo apt install chromium)"
		exit 0
	fi
fi
echo "==> Running the browser tests"
cd "$(dirname "$0")/.."
PATH="$venv/bin:$PATH" CHROMIUM="$(find_chromium)" EDGEWISE_PYTHON="$venv/bin/python" npm run --silent e2e
