import { type BrowserContext, expect } from '@playwright/test'

/** What no page may do, collected while a test runs. */
export interface Watch {
  /** Errors and warnings on the console, Content-Security-Policy violations included. */
  readonly complaints: string[]
  /** Requested addresses of other origins. */
  readonly foreignRequests: string[]
  /** Texts of native dialogs, except the browser's question before a page is left. */
  readonly dialogs: string[]
}

export function watchContext(context: BrowserContext, origin: string): Watch {
  const watch: Watch = { complaints: [], foreignRequests: [], dialogs: [] }
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      watch.complaints.push(`${message.text()} (${message.location().url})`)
    }
  })
  context.on('weberror', (webError) => {
    const error = webError.error()
    if (!isPlaywrights(error)) watch.complaints.push(String(error))
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      watch.foreignRequests.push(request.url())
    }
  })
  context.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') watch.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return watch
}

/**
 * Whether an error comes from a script without an address, as Playwright's scripts are. Such a script may still run
 * while Playwright removes the clock of the last test, and then fails because the clock is missing.
 */
function isPlaywrights({ stack = '' }: Error): boolean {
  return stack.includes('<anonymous>:')
}

/** Expects that the watch collected nothing but the console error that the test causes on purpose. */
export function expectNothingSeen(watch: Watch, expected: RegExp | undefined): void {
  expect(watch.complaints.filter((text) => !expected?.test(text))).toEqual([])
  expect(watch.foreignRequests).toEqual([])
  expect(watch.dialogs).toEqual([])
}
