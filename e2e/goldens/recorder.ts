import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../../test/support/listen.ts'

/** Opens a stand-in for WhatsApp that accepts every message, and records the path and JSON of each in `taken`. */
export async function openRecorder() {
  const taken: string[] = []
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    if (request.method === 'POST') taken.push(`${request.url}\n${readable(body)}`)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answerTo(request.url ?? '', taken.length)))
  }

  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    taken,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answerTo(url: string, count: number) {
  if (url.includes('/messages')) return { messages: [{ id: `wamid.${count}` }] }
  return { status: 'active', health_status: { entities: [] } }
}

function readable(body: string): string {
  return JSON.stringify(JSON.parse(body), undefined, 2)
}
