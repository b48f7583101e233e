/** `npm run browser` installs a Chromium for the browser tests, if none is found. */
import { spawnSync } from 'node:child_process'
import { workingChromium } from './browser.ts'

if (workingChromium() === undefined) run('playwright', 'install', 'chromium')
if (workingChromium() === undefined && process.getuid?.() === 0) {
  run('apt-get', 'update')
  run('apt-get', 'install', '-y', 'chromium')
  // Not every release has this package. The tests run longer without it.
  run('apt-get', 'install', '-y', 'chromium-headless-shell')
}
if (workingChromium() === undefined) {
  process.stderr.write(
    'No Chromium was found and none could be installed: install one and name it in CHROME_PATH.\n',
  )
  process.exitCode = 1
}

function run(program: string, ...args: readonly string[]) {
  spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
