import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { aDirectory } from '../test/support/a-directory.ts'

const program = new URL('centre.ts', import.meta.url).pathname

/** Runs `centre` in a folder of its own, without a terminal. */
function centre(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, [program, ...words], {
    cwd: aDirectory(),
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
}

it('check --json reports a setting with which the server would not start, and exits with 1', () => {
  const { status, stdout } = centre(['check', '--json'], { WHATSAPP_STAFF_NUMBERS: '98765' })
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toContainEqual({
    check: 'configuration',
    level: 'problem',
    about: 'WHATSAPP_STAFF_NUMBERS',
    says: 'must be phone numbers with + and the country code',
    remedy: expect.stringContaining('+919876543210'),
  })
})

it('setup without a terminal does not ask, and says what is missing', () => {
  const { status, stderr } = centre(['setup'])
  expect(status).toBe(1)
  expect(stderr).toContain('needs a terminal; nothing was written')
  expect(stderr).toContain('WHATSAPP_ACCESS_TOKEN')
})
