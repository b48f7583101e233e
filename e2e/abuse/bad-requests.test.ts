import { expect, test } from '../support/server-test.ts'
import { type StartedServer, startBuiltServer } from '../support/test-server.ts'
import { answerTo, rawClient } from './raw-client.ts'

test.describe.configure({ mode: 'default' })

let testServer: StartedServer
test.beforeAll(async () => {
  testServer = await startBuiltServer()
})
test.afterAll(() => testServer.close())

/** Node's own answer: a status and headers, no body. */
const answerWithoutBody = (status: string) =>
  new RegExp(`^HTTP/1\\.1 ${status}\r\n(?:[\\w-]+: [^\r]*\r\n)+\r\n`)

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: here\r\n${headers}Connection: close\r\n\r\n`

for (const [name, status, text] of [
  ['an oversized header', '431 Request Header', get('/', `X-Long: ${'x'.repeat(20_000)}\r\n`)],
  [
    'an address beyond the size of all headers',
    '431 Request Header',
    get(`/${'x'.repeat(20_000)}`),
  ],
  ['a thousand headers', '431 Request Header', get('/', 'a: b\r\n'.repeat(1000))],
  ['rubbish', '400 Bad Request', 'rubbish\r\n\r\n'],
  ['an address with a login', '400 Bad Request', get('http://a:b@here/')],
  ['a login behind more slashes', '400 Bad Request', get('http:///a@here/')],
  ['no host', '400 Bad Request', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an invalid host', '400 Bad Request', get('/').replace('here', 'a b')],
  [
    'two contradicting lengths of a body',
    '400 Bad Request',
    'POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc',
  ],
] as const) {
  test(`${name} · the answer is ${status.slice(0, 3)} and shows no details of the server`, async () => {
    const answer = await answerTo(testServer.url, text)
    expect(answer).toMatch(answerWithoutBody(`${status}.*`))
    expect(answer).not.toMatch(/ at |node|\.ts|\.js|Error/)
  })
}

test('a visitor who disconnects while sending causes no error in the log', async () => {
  const head = 'Host: here\r\nContent-Length: 500\r\n'
  for (const start of [
    `POST /api/send-whatsapp?name=Asha HTTP/1.1\r\n${head}Content-Type: application/json\r\n\r\n{`,
    `POST /book-appointment HTTP/1.1\r\n${head}Content-Type: application/x-www-form-urlencoded\r\n\r\na`,
  ]) {
    const client = await rawClient(testServer.url)
    client.say(start)
    // Once another visitor has an answer, the server must have read the first bytes of this client too.
    await fetch(testServer.url)
    client.vanish()
  }
  await testServer.terminate()
  expect(testServer.lines.map(({ msg }) => msg)).toContain('stopped')
  expect(testServer.lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  expect(JSON.stringify(testServer.lines)).not.toContain('Asha')
})
