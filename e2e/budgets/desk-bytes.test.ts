import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtSite } from '../support/server-process.ts'

/** What it was on 23 November 2026, 98,812 bytes, and a tenth more. */
const mostBytes = 108_700

test('the scripts and styles of the desk stay within their bytes, with brotli', async () => {
  const folder = join(builtSite, 'desk', 'assets')
  const compressed = (await readdir(folder)).filter((name) => /\.(?:js|css)\.br$/.test(name))
  const sizes = await Promise.all(
    compressed.map(async (name) => (await stat(join(folder, name))).size),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'bytes', description: String(bytes) })
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(mostBytes)
})
