/** A provider's usual post is about 1 KB; bodies up to this size are read without a limit. */
const smallBytes = 16 * 1024

/** Larger bodies share this much memory: four of the largest that Meta sends. */
const maxHeldBytes = 12 * 1024 * 1024

type ReadBody = (request: Request) => Promise<Uint8Array | 'too-large' | 'cut-off'>

interface BodyInParts {
  readonly reader: ReadableStreamDefaultReader<Uint8Array>
  chunks: Uint8Array[]
  bytes: number
  isCutOff: boolean
}

/**
 * Reads bodies that anybody may send and that must be whole to be verified. Once all bodies together hold
 * too much memory, the body begun first is cut off. Only received bytes count, so that a slow sender blocks
 * nobody.
 */
export function limitLargeBodies(maxBytes: number, mostHeld = maxHeldBytes): ReadBody {
  const underWay = new Set<BodyInParts>()
  let heldBytes = 0

  function letGo(body: BodyInParts): void {
    underWay.delete(body)
    heldBytes -= body.bytes
    body.bytes = 0
    body.chunks = []
    // Nobody reads the rest, so it does not matter whether cancelling succeeds.
    body.reader.cancel().catch(() => {})
  }

  function keep(body: BodyInParts, chunk: Uint8Array): void {
    body.chunks.push(chunk)
    body.bytes += chunk.length
    heldBytes += chunk.length
    for (const oldest of underWay) {
      if (heldBytes <= mostHeld) return
      oldest.isCutOff = true
      letGo(oldest)
    }
  }

  async function readWhole(body: BodyInParts) {
    for (;;) {
      const { done, value } = await body.reader.read()
      if (body.isCutOff) return 'cut-off'
      if (done) return Buffer.concat(body.chunks)
      keep(body, value)
      if (body.bytes > maxBytes) return 'too-large'
    }
  }

  return async (request) => {
    // A body without a stated length can be of any size.
    const stated = Number(request.headers.get('content-length') ?? Number.NaN)
    if (stated > maxBytes) return 'too-large'
    if (stated <= smallBytes) return new Uint8Array(await request.arrayBuffer())
    if (request.body === null) return new Uint8Array()
    const body = { reader: request.body.getReader(), chunks: [], bytes: 0, isCutOff: false }
    underWay.add(body)
    try {
      return await readWhole(body)
    } finally {
      letGo(body)
    }
  }
}
