import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Browser functions that Chrome 91, Firefox 90 or Safari 15 lack. Newer functions of the language are not listed,
 * because `tsconfig.browser.json` refuses them. A function that is called only where it exists (`userActivation?.`)
 * is allowed.
 */
const tooNew = [
  /\bAbortSignal\.(?:any|timeout)\b/,
  /\brandomUUID\(/,
  /\.(?:requestSubmit|showPicker|checkVisibility|canParse)\(/,
  /\b(?:userActivation|scheduler|locks|navigation|startViewTransition)\./,
  /\b(?:structuredClone|reportError|requestIdleCallback)\(/,
  // Safari before 16.4 rejects a whole file that has a lookbehind.
  /\(\?<[=!]/,
]

const files = globSync(['{site,desk,domain,content}/**/*.{ts,tsx}']).filter(
  (file) => !file.includes('.test.'),
)

test.each(tooNew)('no file that browsers may run has %s', (name) => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => name.test(readFileSync(file, 'utf8')))).toEqual([])
})
