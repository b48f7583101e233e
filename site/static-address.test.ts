import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

const folder = new URL('./static/', import.meta.url)
const files = Object.values(staticFiles)

it('lists every static file', () => {
  expect(readdirSync(folder).sort()).toEqual([...files].sort())
})

it.each(files)('%s carries the hash of its bytes, so it may be cached for ever', (file) => {
  const hash = createHash('sha256')
    .update(readFileSync(new URL(file, folder)))
    .digest('hex')
  expect(file.split('.')).toContain(hash.slice(0, 8))
})

it('has a Latin typeface of at most 30 KB', () => {
  const typeface = readFileSync(new URL(staticFiles['anek-latin.woff2'], folder))
  expect(typeface.length).toBeLessThanOrEqual(30_000)
})
