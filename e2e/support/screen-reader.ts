import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { virtual } from '@guidepup/virtual-screen-reader'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    virtual: typeof virtual
  }
}

const require = createRequire(import.meta.url)
const reader = require.resolve('@guidepup/virtual-screen-reader/browser.js')
const readerAddress = `data:text/javascript;base64,${readFileSync(reader, 'base64')}`

/** Puts a screen reader into the page. A test needs `bypassCSP`, because the policy forbids the script. */
export async function startReading(page: Page): Promise<void> {
  await page.evaluate(async (address) => {
    const { virtual } = await import(address)
    await virtual.start({ container: document.body })
    Object.assign(window, { virtual })
  }, readerAddress)
}

/** Reads on until a phrase contains this text, for 200 phrases at most. */
export async function readTo(page: Page, text: string): Promise<void> {
  await page.evaluate(async (text) => {
    for (let count = 0; count < 200; count++) {
      await window.virtual.next()
      if ((await window.virtual.lastSpokenPhrase()).includes(text)) return
    }
  }, text)
}

/** Returns the phrases spoken since the last call of this function. */
export async function heardSince(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const log = await window.virtual.spokenPhraseLog()
    await window.virtual.clearSpokenPhraseLog()
    return log
  })
}
