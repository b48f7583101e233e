import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const launchArguments = [
  '--no-sandbox', // containers run as root, where Chromium's sandbox refuses to start
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/** How long a Chromium may take to tell its version. */
const versionTimeoutMs = 20_000

/**
 * How tests and tools start their browser; Playwright's default when none is found. Whatever the
 * machine, it has the typeface for Hindi that every phone has.
 */
export function browserLaunchOptions() {
  const [executablePath] = candidates()
  const env = { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'phone-typefaces.conf') }
  return { ...(executablePath !== undefined && { executablePath }), args: launchArguments, env }
}

/** A path can exist and not be a browser: Ubuntu's chromium-browser only asks for a snap. */
export function workingChromium(): string | undefined {
  return candidates().find(
    (browser) => spawnSync(browser, ['--version'], { timeout: versionTimeoutMs }).status === 0,
  )
}

/** Every Chromium on this machine, best first: CHROME_PATH, the system's, Playwright's own. */
function candidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const system = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  const chosen = process.env.CHROME_PATH ?? ''
  return [chosen, ...system, chromium.executablePath()].filter((path) => existsSync(path))
}
