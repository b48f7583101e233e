/** A provider's usual post is about 1 KB. Any number of bodies that state at most this size are read at once. */
const smallBytes = 16 * 1024

/** How many larger bodies are read at once. Each may hold as much memory as the largest that Meta sends. */
const mostAtOnce = 4

/**
 * Reads bodies that anybody may send and that must be whole to be verified. Four slow senders keep other bodies out for
 * some seconds, but not a small body that states its length. Meta sends a refused webhook again.
 */
export function limitLargeBodies(maxBytes: number) {
  let underWay = 0
  return async (request: Request): Promise<Uint8Array | 'too-large' | 'busy'> => {
    // A body without a stated length can be of any size.
    const stated = Number(request.headers.get('content-length') ?? Number.NaN)
    if (stated > maxBytes) return 'too-large'
    if (stated <= smallBytes) return new Uint8Array(await request.arrayBuffer())
    if (underWay >= mostAtOnce) return 'busy'
    underWay++
    try {
      return await readWhole(request.body ?? [], maxBytes)
    } finally {
      underWay--
    }
  }
}

/** Reads a body or an answer to its end. Stops once more than `maxBytes` have come. */
export async function readWhole(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | 'too-large'> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    length += chunk.length
    if (length > maxBytes) return 'too-large'
  }
  return Buffer.concat(chunks)
}
