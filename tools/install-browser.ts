import { spawnSync } from 'node:child_process'
import { chromiumCandidates } from './browser.ts'
import { runStep } from './run-step.ts'

/** A Chromium that starts, found or installed; `undefined` after saying why there is none. */
export async function installedChromium(): Promise<string | undefined> {
  return (
    workingChromium() ?? (await downloadWithPlaywright()) ?? (await installWithApt()) ?? explain()
  )
}

/** A path can exist and not be a browser: Ubuntu's chromium-browser only asks for a snap. */
function workingChromium(): string | undefined {
  return chromiumCandidates().find(
    (browser) => spawnSync(browser, ['--version'], { timeout: 20_000 }).status === 0,
  )
}

async function downloadWithPlaywright() {
  await runStep('browser', ['playwright', 'install', 'chromium'])
  return workingChromium()
}

async function installWithApt() {
  if (process.getuid?.() !== 0) return undefined
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await runStep('browser', ['apt-get', 'update'], quiet)
  await runStep('browser', ['apt-get', 'install', '-y', 'chromium'], quiet)
  return workingChromium()
}

function explain() {
  process.stderr.write(
    'No Chromium was found and none could be installed: install one and name it in CHROME_PATH.\n',
  )
  return undefined
}
