import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../../server/config.ts'
import { ownName } from '../../server/desk/hosts.ts'
import { type Call, callProvider } from '../../server/providers/http-call.ts'
import { webhookPath } from '../../server/providers/whatsapp-cloud/settings.ts'
import type { CheckContext } from './context.ts'
import { type Finding, note, ok, problem } from './finding.ts'
import { type CheckRule, firstFault } from './judge.ts'
import { isCertificateCode, unreachable } from './meta/refusals.ts'

/** Timeout of a call to our own server, through any proxy in front of it. */
const timeoutMs = 10_000

/** An address that only this machine can reach. */
const ownMachine = /^(localhost|127\.[\d.]+|\[::1\])$/

/** The answer of our own server, or the network's error code if no answer came. */
interface WebhookReply {
  readonly publicUrl: string
  readonly code: string
  readonly status: number
  readonly body: unknown
}

/**
 * Calls the server at its public address as Meta would. The server must be there, answer the challenge, and
 * take an empty post that is signed with the app secret.
 */
export async function checkWebhook({ config }: CheckContext): Promise<Finding[]> {
  const { publicUrl, whatsApp } = config
  if (publicUrl === undefined) return [await checkPort(config), noAddress]
  const ask = (path: string, call: Partial<Call> = {}) => askOwn(publicUrl, path, call)
  const ofSite =
    firstFault(ofAddress, new URL(publicUrl)) ?? firstFault(siteFaults, await ask('/healthz'))
  if (ofSite !== undefined) return [problem('site', ofSite)]
  const reached = ok(`site ${publicUrl}`)
  if (whatsApp?.webhook === undefined) return [reached]
  const { verifyToken, appSecret } = whatsApp.webhook
  const fault =
    firstFault(challengeFaults, await ask(challengePath(verifyToken))) ??
    firstFault(signatureFaults, await ask(webhookPath, signedPost(appSecret)))
  const about = 'webhook of this server'
  if (fault !== undefined) return [reached, problem(about, fault)]
  return [reached, ok(about, 'answers the challenge and takes a signed post')]
}

/** Asks what listens on the site's port of this machine. */
async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const { code, status, body } = await askOwn(`http://${ownName({ host })}:${port}`, '/healthz', {})
  if (code === 'ECONNREFUSED')
    return note('site', `nothing answers on port ${port}`, 'start the server: npm start.')
  if (isSite({ status, body })) return ok('site', `on port ${port}`)
  return problem('site', {
    says: `another program has port ${port}`,
    remedy: 'end that program, or set PORT to a free port, and restart.',
  })
}

/** The answer of `GET /healthz`. */
const live = z.object({ status: z.literal('live') })

/** Whether our site gave the answer. The body decides, because another program may answer 200 as well. */
function isSite({ status, body }: Pick<WebhookReply, 'status' | 'body'>): boolean {
  return status === 200 && live.safeParse(body).success
}

const noAddress = note(
  '',
  'PUBLIC_URL is not set: whether patients and Meta can reach the site is not checked.',
  'set it to the address that patients type, such as https://example.org.',
)

async function askOwn(
  publicUrl: string,
  path: string,
  changes: Partial<Call>,
): Promise<WebhookReply> {
  const call: Call = { method: 'GET', address: publicUrl + path, headers: {}, ...changes }
  const answer = await callProvider(call, AbortSignal.timeout(timeoutMs))
  if ('kind' in answer) return { publicUrl, code: answer.code, status: 0, body: undefined }
  return { publicUrl, code: '', ...answer }
}

const ofAddress: readonly CheckRule<URL>[] = [
  [
    ({ protocol, hostname }) => protocol !== 'https:' && !ownMachine.test(hostname),
    ({ origin }) =>
      `PUBLIC_URL is ${origin}, without encryption: Meta calls https addresses only, and patients' details would be readable on the way.`,
    'put a proxy with a certificate in front (deploy/Caddyfile) and set the https address.',
  ],
]

const notThere = ({ publicUrl, code }: WebhookReply) =>
  `${publicUrl} is not there: ${unreachable(code).says}`

const notTheSite =
  'see that the server runs, that no other program has its port (PORT), that the proxy passes every path on to it, and that PUBLIC_URL is spelled right.'

/** The findings about the site, from the answer to a request. */
export const siteFaults: readonly CheckRule<WebhookReply>[] = [
  [
    ({ code }) => code === 'ECONNREFUSED',
    notThere,
    'start the server (npm start), and the proxy in front of it.',
  ],
  [
    ({ code }) => /TIMEOUT|TIMEDOUT|TimeoutError|HOSTUNREACH/i.test(code),
    notThere,
    'open PUBLIC_URL on a phone without Wi-Fi. If the site opens there, only this machine cannot reach its own public address, and nothing is wrong.',
  ],
  [
    ({ code }) => /ENOTFOUND|EAI_AGAIN/.test(code),
    notThere,
    'see that PUBLIC_URL is spelled right and that its name leads to this server (DNS); else check the internet connection.',
  ],
  [
    ({ code }) => code === 'CERT_HAS_EXPIRED',
    ({ publicUrl }) => `${publicUrl} is not there: its certificate has expired.`,
    "renewing it has failed: look into the proxy's log (journalctl -u caddy), and see that port 80 is open to the internet.",
  ],
  [
    ({ code }) => isCertificateCode(code),
    notThere,
    'get a certificate for this name from a public authority, as Caddy does; Meta takes no other.',
  ],
  [({ code }) => code !== '', notThere, ({ code }) => unreachable(code).remedy],
  [
    ({ status }) => status !== 200,
    ({ publicUrl, status }) => `${publicUrl} answers ${status} instead of the site.`,
    notTheSite,
  ],
  [
    (reply) => !isSite(reply),
    ({ publicUrl }) => `${publicUrl} answers with the page of another program.`,
    notTheSite,
  ],
]

const noReply: CheckRule<WebhookReply> = [
  ({ code }) => code !== '',
  ({ code }) => unreachable(code).says,
  ({ code }) => unreachable(code).remedy,
]

const startAgain = 'start it again, so that it reads the configuration anew.'

const notPassedOn = [
  ({ status }: WebhookReply) =>
    `${webhookPath} answers ${status}: something in front of the server does not pass it on unchanged.`,
  'let the proxy or firewall pass this path on without a login, a challenge or a change.',
] as const

/** Any number that does not begin with 0, because the answer is read as JSON, in which 0123 is not a number. */
const challenge = '1158201444'

function challengePath(verifyToken: string): string {
  const asked = { mode: 'subscribe', challenge, verify_token: verifyToken }
  const query = Object.entries(asked).map(([key, value]): [string, string] => [`hub.${key}`, value])
  return `${webhookPath}?${new URLSearchParams(query)}`
}

const challengeFaults: readonly CheckRule<WebhookReply>[] = [
  noReply,
  [
    ({ status }) => status === 404,
    'the running server was started without WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN.',
    startAgain,
  ],
  [
    ({ status }) => status === 403,
    'the running server has another WHATSAPP_VERIFY_TOKEN than this configuration.',
    'start it again, and use the same token in the Meta app, under WhatsApp, Configuration.',
  ],
  [({ status, body }) => status !== 200 || String(body) !== challenge, ...notPassedOn],
]

function signedPost(appSecret: string): Partial<Call> {
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [] })
  const signature = createHmac('sha256', appSecret).update(body).digest('hex')
  const type = { 'content-type': 'application/json' }
  return {
    method: 'POST',
    body,
    headers: { ...type, 'x-hub-signature-256': `sha256=${signature}` },
  }
}

const signatureFaults: readonly CheckRule<WebhookReply>[] = [
  noReply,
  [
    ({ status }) => status === 401,
    'the running server has another WHATSAPP_APP_SECRET than this configuration.',
    startAgain,
  ],
  [({ status }) => status !== 200, ...notPassedOn],
]
