import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { builtSite } from '../support/server-process.ts'
import { expect, test } from '../support/server-test.ts'

/** The scripts and styles of the desk had 98,812 bytes on 23 November 2026. The limit is a tenth more. */
const mostBytes = 108_700

/** What only the page "Centre" loads had 9,700 bytes on 25 November 2026. The limit is a tenth more. */
const maxBytesOfCentre = 10_700

test('the scripts and styles of the desk, compressed with brotli, stay within their limits', async () => {
  const folder = join(builtSite, 'desk', 'assets')
  const compressed = (await readdir(folder)).filter((name) => /\.(?:js|css)\.br$/.test(name))
  const isOfCentre = (name: string) => name.startsWith('centre-page-')
  const bytesOf = async (names: readonly string[]) => {
    const sizes = names.map(async (name) => (await stat(join(folder, name))).size)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  const bytes = await bytesOf(compressed.filter((name) => !isOfCentre(name)))
  const bytesOfCentre = await bytesOf(compressed.filter(isOfCentre))
  test.info().annotations.push({ type: 'bytes', description: `${bytes}, ${bytesOfCentre}` })
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(mostBytes)
  expect(bytesOfCentre).toBeLessThanOrEqual(maxBytesOfCentre)
})
