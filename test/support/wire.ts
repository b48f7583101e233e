import { request } from 'node:http'

/** An answer as it crosses the wire, with its body still compressed. */
export interface WireAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface WireQuestion {
  readonly headers?: Readonly<Record<string, string>>
  /** Fields of a form to post. */
  readonly form?: URLSearchParams
}

/** The encodings that a current Chrome accepts. */
const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br, zstd' }

const asFormsArePosted = { 'content-type': 'application/x-www-form-urlencoded' }

/** Sends a browser's headers and returns the bytes as sent, which `fetch` would decompress. */
export function askOnWire(url: string, { headers, form }: WireQuestion = {}): Promise<WireAnswer> {
  const answered = Promise.withResolvers<WireAnswer>()
  const outgoing = request(url, {
    method: form === undefined ? 'GET' : 'POST',
    headers: { ...asBrowsersAsk, ...(form && asFormsArePosted), ...headers },
  })
  outgoing.on('error', answered.reject)
  outgoing.on('response', (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () =>
      answered.resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: Buffer.concat(chunks),
      }),
    )
  })
  outgoing.end(form?.toString())
  return answered.promise
}
