import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { expect, it } from 'vitest'
import { aDirectory } from '../test/support/a-directory.ts'

/** Runs `centre desk devices` on a new store, with a standard output that takes nothing. */
async function run(stdout: 'closed pipe' | number) {
  const child = spawn(process.execPath, ['cli/centre.ts', 'desk', 'devices'], {
    env: { ...process.env, DATA_DIR: aDirectory(), DATABASE_URL: '' },
    stdio: ['ignore', stdout === 'closed pipe' ? 'pipe' : stdout, 'pipe'],
  })
  child.stdout?.destroy()
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += String(chunk)
  })
  const [code] = await once(child, 'close')
  return { said, code }
}

it('ends quietly where the reader closed the pipe, as head does', async () => {
  const { said, code } = await run('closed pipe')
  expect(said).toMatch(/^\S+: a new, empty store was made; is DATA_DIR the right one\?\n$/)
  expect(code).toBe(0)
})

it('says in a sentence that standard output takes nothing, and fails', async () => {
  const { said, code } = await run(openSync('/dev/full', 'w'))
  expect(said).toMatch(/\nstandard output has no room: free space on its disk\n$/)
  expect(code).toBe(1)
})
