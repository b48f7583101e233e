/** Cuts the typeface down to the glyphs the content uses: `node tools/make-typeface.ts`. */
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { writeStatic } from './write-static.ts'

interface SubsetOptions {
  readonly targetFormat: 'woff2'
  readonly noHinting: boolean
  readonly variationAxes: { readonly wght: { readonly min: number; readonly max: number } }
}
type SubsetFont = (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>

const require = createRequire(import.meta.url)
/** The package carries no types of its own. */
const subsetFont: SubsetFont = require('subset-font')

const source = require.resolve(
  '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
)
const heaviest = 700
const longestBytes = 30_000

await makeTypeface()

async function makeTypeface() {
  const font = await subsetFont(await readFile(source), await glyphs(), {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: { wght: { min: 400, max: heaviest } },
  })
  if (font.length > longestBytes) throw new Error(`The typeface is ${font.length} bytes`)
  await writeStatic('anek-latin', 'woff2', font)
}

/** Basic Latin, the marks of good typography, and whatever else stands in the content. */
async function glyphs(): Promise<string> {
  const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  const texts = await Promise.all((await contentFiles()).map((file) => readFile(file, 'utf8')))
  return [...basicLatin, '\u00a0©®°·×½–—‘’“”•…‹›«»₹−éèáñü', ...texts].join('')
}

async function contentFiles(): Promise<string[]> {
  const folder = new URL('../content/', import.meta.url)
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.endsWith('.ts')).map((name) => new URL(name, folder).pathname)
}
