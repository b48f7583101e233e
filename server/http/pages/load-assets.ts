import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { z } from 'zod'
import { staticBase } from '../../../site/static-address.ts'

export interface Asset {
  readonly contentType: string
  readonly plain: Buffer
  /** Present where the format is not compressed already. */
  readonly brotli?: Buffer
  readonly gzip?: Buffer
}

export interface Assets {
  /** By address. */
  readonly files: ReadonlyMap<string, Asset>
  /** Address of the booking form's script. */
  readonly bookingScript: string
}

const compressed = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
} as const
const asTheyAre = { '.woff2': 'font/woff2', '.png': 'image/png' } as const

const islandSource = 'site/booking-form/hydrate.tsx'
const manifestFile = '.vite/manifest.json'
const manifest = z.object({ [islandSource]: z.object({ file: z.string() }) })

/** Reads what `vite build` left for browsers, once and compressed once: some 300 KB in all. */
export async function loadAssets(directory: string): Promise<Assets> {
  const built = manifest.parse(JSON.parse(await readFile(join(directory, manifestFile), 'utf8')))
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = new Map<string, Asset>()
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const asset = entry.isFile() ? await loadAsset(path) : undefined
    if (asset !== undefined) files.set(addressOf(relative(directory, path)), asset)
  }
  return { files, bookingScript: `/${built[islandSource].file}` }
}

/** Hashed build output keeps its folder; what lies at the top came from `site/static`. */
function addressOf(path: string): string {
  return path.includes('/') ? `/${path}` : staticBase + path
}

async function loadAsset(path: string): Promise<Asset | undefined> {
  const extension = extname(path)
  const plain = await readFile(path)
  if (isKeyOf(asTheyAre, extension)) return { contentType: asTheyAre[extension], plain }
  if (!isKeyOf(compressed, extension)) return undefined
  return {
    contentType: compressed[extension],
    plain,
    brotli: await promisify(brotliCompress)(plain),
    gzip: await promisify(gzip)(plain, { level: 9 }),
  }
}

function isKeyOf<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return key in table
}
