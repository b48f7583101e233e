import { SourceMap } from 'node:module'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createBuilder, type Rolldown } from 'vite'

/** What a kind of module is called, and the start of its path; the first that fits. */
const kinds = [
  ['react-dom', 'node_modules/react-dom/'],
  ['react and its scheduler', 'node_modules/'],
  ['words of the site', 'content/en/'],
  ['words of the site', 'content/hi/'],
  ['words patients search in', 'content/patient-words'],
  ['the rest of content', 'content/'],
  ['the form', 'site/booking-form/'],
  ['the rest of site', 'site/'],
  ['rules', 'domain/'],
] as const

export interface Share {
  readonly kind: string
  readonly modules: number
  readonly minified: number
  /** By how much the whole would be smaller without it. */
  readonly brotli: number
}

/**
 * What is in the scripts a page has loaded, by kind of module, largest first; built again from the
 * same sources, as only a source map tells whose a byte is after minifying.
 */
export async function contentsOf(scripts: readonly string[]): Promise<Share[]> {
  const loaded = new Set(scripts.map((address) => basename(address)))
  const chunks = (await buildIsland()).filter(({ fileName }) => loaded.has(basename(fileName)))
  if (chunks.length !== loaded.size) throw new Error('dist/client is not of these sources')
  const pieces = chunks.flatMap(piecesOf)
  const whole = brotliBytes(pieces)
  const ofKind = Map.groupBy(pieces, ({ source }) => kindOf(source))
  const shares = [...ofKind].map(([kind, own]) => ({
    kind,
    modules: new Set(own.map(({ source }) => source)).size,
    minified: Buffer.byteLength(own.map(({ text }) => text).join('')),
    brotli: whole - brotliBytes(pieces.filter((piece) => !own.includes(piece))),
  }))
  return shares.toSorted((a, b) => b.minified - a.minified)
}

async function buildIsland(): Promise<Rolldown.OutputChunk[]> {
  const builder = await createBuilder({
    logLevel: 'silent',
    build: { write: false, sourcemap: 'hidden' },
  })
  const { client } = builder.environments
  if (client === undefined) throw new Error('nothing is built for browsers')
  const built = await builder.build(client)
  const outputs = Array.isArray(built) ? built : [built]
  return outputs.flatMap((each) =>
    'output' in each ? each.output.filter((file) => file.type === 'chunk') : [],
  )
}

interface Piece {
  readonly source: string
  readonly text: string
}

/** The minified text, cut where it goes over from one module to the next. */
function piecesOf({ code, map }: Rolldown.OutputChunk): Piece[] {
  if (map === null) throw new Error('built without a source map')
  const { sources, version, file, names, mappings } = map
  const found = new SourceMap({
    ...{ version, file, names, mappings, sources, sourceRoot: '' },
    sourcesContent: [],
  })
  const pieces: { source: string; text: string }[] = []
  for (const [row, line] of `${code}`.split('\n').entries()) {
    for (let column = 0; column < line.length; column++) {
      const entry = found.findEntry(row, column)
      const source = ('originalSource' in entry && entry.originalSource) || ''
      const last = pieces.at(-1)
      if (last !== undefined && last.source === source) last.text += line[column]
      else pieces.push({ source, text: line[column] ?? '' })
    }
  }
  return pieces
}

function kindOf(source: string): string {
  const path = source.replace(/^(\.\.\/)+/, '')
  const [kind] = kinds.find(([, start]) => path.startsWith(start)) ?? ['the bundler’s own']
  return kind
}

function brotliBytes(pieces: readonly Piece[]): number {
  return brotliCompressSync(pieces.map(({ text }) => text).join('')).length
}
