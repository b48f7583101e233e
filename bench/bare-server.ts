import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * The server that the bench `pages` compares ours with. It is Node's own, and answers every request with the
 * given bytes and headers. `node bench/bare-server.ts BODY_FILE HEADERS_JSON` prints its address.
 */
const [, , bodyFile = '', headers = '{}'] = process.argv
const body = readFileSync(bodyFile)
const head: Record<string, string> = JSON.parse(headers)

const server = createServer((_request, response) => {
  response.writeHead(200, head)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.stdout.write(`${JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${port}` })}\n`)
})
