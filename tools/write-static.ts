import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'

const folder = new URL('../site/static/', import.meta.url)
const table = new URL('../site/static-files.ts', import.meta.url)

/**
 * Writes `site/static/<name>.<hash>.<extension>`, deletes the older version and returns the new file's name.
 * The hash of the bytes is in the name, so a browser may cache the file for ever.
 */
export async function writeStatic(name: string, extension: string, bytes: Uint8Array | string) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${name}.${hash}.${extension}`
  await mkdir(folder, { recursive: true })
  for (const older of await readdir(folder))
    if (older.startsWith(`${name}.`) && older !== file) await rm(new URL(older, folder))
  await writeFile(new URL(file, folder), bytes)
  await writeTable()
  return file
}

/** Keeps `site/static-files.ts` in step with the folder. */
async function writeTable() {
  const files = (await readdir(folder)).sort()
  const lines = files.map((file) => `  '${file.replace(/\.[0-9a-f]{8}\./, '.')}': '${file}',\n`)
  await writeFile(
    table,
    `/** Written by tools/write-static.ts: each static file and its name with the hash. */
export const staticFiles = {
${lines.join('')}} as const
`,
  )
}
