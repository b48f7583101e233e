import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { inEachLanguage, type Language, languages } from '../../domain/language.ts'
import { staticBase } from '../../site/static-address.ts'
import { bestEncoding, type Encoded, encodingHeaders } from './encodings.ts'

export interface Asset {
  readonly contentType: string
  /** Formats that are already compressed are kept as they are. */
  readonly bytes: Encoded | Uint8Array<ArrayBuffer>
}

export interface Assets {
  readonly files: ReadonlyMap<string, Asset>
  /** Addresses of the booking form's scripts in a language: the form's own, and React's. */
  readonly bookingScripts: Readonly<Record<Language, readonly string[]>>
}

/** The content's hash is in every name, so a file at an address never changes. */
const cacheForEver = 'public, max-age=31536000, immutable'

/**
 * How long the answer to a prefetch waits. Browsers ask for the file once the header of a page has arrived.
 * The wait leaves the network to the page until it is painted.
 */
const prefetchPauseMs = 1500

/** Scripts, styles, typefaces and pictures from memory. */
export function assets(
  { files }: Pick<Assets, 'files'>,
  pause: (ms: number) => Promise<unknown> = setTimeout,
): MiddlewareHandler {
  return async (c, next) => {
    const asset = files.get(c.req.path)
    if (asset === undefined || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) {
      return await next()
    }
    if (isPrefetch(c)) await pause(prefetchPauseMs)
    const { contentType, bytes } = asset
    const headers = { 'content-type': contentType, 'cache-control': cacheForEver }
    if (bytes instanceof Uint8Array) return c.body(bytes, 200, headers)
    const encoding = bestEncoding(c.req.header('accept-encoding'))
    return c.body(bytes[encoding], 200, { ...headers, ...encodingHeaders(encoding) })
  }
}

/** Chrome and Firefox send `sec-purpose`, their older versions `purpose`. */
function isPrefetch(c: Context): boolean {
  return /\bprefetch\b/.test(c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '')
}

/** The build (`vite.config.ts`) writes compressed copies beside each file with one of these extensions. */
export const compressible: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const compressedAlready: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}

/** The source of the form's script in a language, and the manifest of its built files. */
export const formSource = (language: Language) => `site/booking-form/hydrate-${language}.ts`
export const formManifest = (language: Language) => `.vite/form-${language}.json`
const names = z.array(z.string()).default([])
const chunk = z.object({ file: z.string(), imports: names, css: names })
const manifest = z.record(z.string(), chunk)

export type Manifest = z.infer<typeof manifest>

/** Reads the files that `vite build` made for browsers into memory: with the compressed copies, 1 MB. */
export async function loadAssets(directory: string): Promise<Assets> {
  const files = languages.map((language) => readManifest(directory, formManifest(language)))
  const built: Manifest = Object.assign({}, ...(await Promise.all(files)))
  return {
    files: await loadFiles(directory),
    bookingScripts: inEachLanguage((language) => scriptsOf(formSource(language), built)),
  }
}

/** @param file The path of the manifest, relative to `directory`. */
export async function readManifest(directory: string, file: string): Promise<Manifest> {
  return manifest.parse(JSON.parse(await readFile(join(directory, file), 'utf8')))
}

/** Every file of a build that a browser may ask for, by its address. */
export async function loadFiles(directory: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = new Map<string, Asset>()
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const asset = entry.isFile() ? await loadAsset(path) : undefined
    if (asset !== undefined) files.set(addressOf(relative(directory, path)), asset)
  }
  return files
}

/** The address of a chunk and of every chunk that it imports, so that a page can request all at once. */
export function scriptsOf(name: string, built: Manifest): string[] {
  const found = built[name]
  if (found === undefined) throw new Error(`the build has no ${name}`)
  return [`/${found.file}`, ...found.imports.flatMap((imported) => scriptsOf(imported, built))]
}

/** Hashed build output keeps its folder. A file at the top came from `site/static`. */
function addressOf(path: string): string {
  return path.includes('/') ? `/${path}` : staticBase + path
}

async function loadAsset(path: string): Promise<Asset | undefined> {
  const extension = extname(path)
  const already = compressedAlready[extension]
  if (already !== undefined) return { contentType: already, bytes: await bytesOf(path) }
  const contentType = compressible[extension]
  if (contentType === undefined) return undefined
  const [br, gzip, identity] = await Promise.all([
    bytesOf(`${path}.br`),
    bytesOf(`${path}.gz`),
    bytesOf(path),
  ])
  return { contentType, bytes: { br, gzip, identity } }
}

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path))
}
