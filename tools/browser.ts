import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const LAUNCH_ARGUMENTS = [
  '--no-sandbox', // containers run as root, where Chromium's sandbox refuses to start
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/** How every tool of the project starts its browser; Playwright's own default when none is found. */
export function browserLaunchOptions() {
  const [executablePath] = chromiumCandidates()
  return { ...(executablePath !== undefined && { executablePath }), args: LAUNCH_ARGUMENTS }
}

/** Every Chromium on this machine, best first: CHROME_PATH, the system's, Playwright's own. */
export function chromiumCandidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const system = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const chosen = process.env.CHROME_PATH ?? ''
  return [chosen, ...system, chromium.executablePath()].filter((path) => existsSync(path))
}
