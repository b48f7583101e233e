import { globSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const ofTests = join(import.meta.dirname, 'content')
const ofTheOwner = join(import.meta.dirname, '..', 'content')
const swapped = new Map(
  globSync('**/*.ts', { cwd: ofTests }).map((file) => [
    join(ofTheOwner, file),
    join(ofTests, file),
  ]),
)

/** The file of `test/content/` that stands in for this file of the owner. Undefined if none does. */
export function standIn(path: string): string | undefined {
  return swapped.get(path)
}

/** Lets all that Vite loads or builds use the centre of `test/content/` (docs/decisions/026). */
export const swapContent: Plugin = {
  name: 'swap-content',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer === undefined ? undefined : standIn(resolve(dirname(importer), source)),
}
