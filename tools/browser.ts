import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** A headless shell has no window, and needs two thirds of the processor time of a whole browser. */
const shellName = 'chromium-headless-shell'

const fullNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * One process for all pages of a context. Otherwise each test starts a process for its page, which is a quarter of
 * the browser's processor time.
 */
const oneProcessForPages = '--renderer-process-limit=1'

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
 * How tests start their browser, a headless shell if this machine has one. Playwright's own is a headless shell
 * too. On every machine the browser has the typeface for Hindi that every phone has.
 */
export function shellLaunchOptions() {
  const [executablePath] = systemBrowsers([shellName, ...fullNames])
  return launchOptions(executablePath, [oneProcessForPages])
}

/** A whole browser, for what a shell does differently: printing, the back-forward cache, speed. */
export function browserLaunchOptions() {
  const own = [chromium.executablePath()].filter((path) => existsSync(path))
  const [executablePath] = [...systemBrowsers(fullNames), ...own]
  return launchOptions(executablePath)
}

function launchOptions(executablePath: string | undefined, more: readonly string[] = []) {
  const env = { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'phone-typefaces.conf') }
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [...launchArguments, ...more],
    env,
  }
}

/**
 * The first browser that runs. A path can exist without a browser, because Ubuntu's chromium-browser only asks
 * for a snap.
 */
export function workingChromium(): string | undefined {
  return [...systemBrowsers(fullNames), chromium.executablePath()].find(
    (browser) => spawnSync(browser, ['--version'], { timeout: versionTimeoutMs }).status === 0,
  )
}

/** The browser of CHROME_PATH, then the browsers of this machine with these names, best first. */
function systemBrowsers(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const chosen = process.env.CHROME_PATH ?? ''
  return [chosen, ...system].filter((path) => existsSync(path))
}
