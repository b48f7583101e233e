import { createHmac } from 'node:crypto'
import type { Call } from '../../server/providers/http-call.ts'
import { webhookPath } from '../../server/providers/whatsapp-cloud/settings.ts'
import type { CheckContext } from './context.ts'
import { type Finding, note, ok, problem } from './finding.ts'
import { type CheckRule, firstFault } from './judge.ts'
import { isCertificateCode, isPlainCode, unreachable } from './meta/refusals.ts'
import { askOwn, isSite, type OwnAnswer } from './ports.ts'

const ownMachine = /^(localhost|127\.[\d.]+|\[::1\])$/

interface PublicAnswer extends OwnAnswer {
  readonly publicUrl: string
}

/**
 * Calls the server at its public address as Meta would. The server must be there. With a webhook it must answer the
 * challenge, and take an empty post that is signed with the app secret.
 */
export async function checkSite(context: CheckContext): Promise<Finding[]> {
  const { publicUrl, whatsApp } = context.config
  if (publicUrl === undefined) return [noAddress]
  const ask = async (path: string, call?: Partial<Call>): Promise<PublicAnswer> => ({
    publicUrl,
    ...(await askOwn(publicUrl + path, call)),
  })
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

const noAddress = note(
  '',
  'PUBLIC_URL is not set: whether patients and Meta can reach the site is not checked.',
  'set it to the address that patients type, such as https://example.org.',
)

const ofAddress: readonly CheckRule<URL>[] = [
  [
    ({ protocol, hostname }) => protocol !== 'https:' && !ownMachine.test(hostname),
    ({ origin }) =>
      `PUBLIC_URL is ${origin}, without encryption: Meta calls https addresses only, and patients' details would be readable on the way.`,
    'put a proxy with a certificate in front (deploy/Caddyfile) and set the https address.',
  ],
]

const notThere = ({ publicUrl, code }: PublicAnswer) =>
  `${publicUrl} is not there: ${unreachable(code).says}`

const notTheSite =
  'see that the server runs, that no other program has its port (PORT), that the proxy passes every path on to it, and that PUBLIC_URL is spelled right.'

export const siteFaults: readonly CheckRule<PublicAnswer>[] = [
  [
    ({ code }) => code === 'ECONNREFUSED',
    notThere,
    'start the server (npm start), and the proxy in front of it.',
  ],
  [
    ({ code }) => /TIMEOUT|TIMEDOUT|HOSTUNREACH/i.test(code),
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
    ({ code }) => isPlainCode(code),
    notThere,
    'put a proxy with a certificate in front (deploy/Caddyfile); PUBLIC_URL has the port of the proxy, not PORT.',
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

const noReply: CheckRule<PublicAnswer> = [
  ({ code }) => code !== '',
  ({ code }) => unreachable(code).says,
  ({ code }) => unreachable(code).remedy,
]

const startAgain = 'start it again, so that it reads the configuration anew.'

const notPassedOn = [
  ({ status }: PublicAnswer) =>
    `${webhookPath} answers ${status}: something in front of the server does not pass it on unchanged.`,
  'let the proxy or firewall pass this path on without a login, a challenge or a change.',
] as const

/** Begins with another digit than 0. The answer is read as JSON, which has no number 0123. */
const challenge = '1158201444'

function challengePath(verifyToken: string): string {
  const asked = { mode: 'subscribe', challenge, verify_token: verifyToken }
  const query = Object.entries(asked).map(([key, value]): [string, string] => [`hub.${key}`, value])
  return `${webhookPath}?${new URLSearchParams(query)}`
}

const challengeFaults: readonly CheckRule<PublicAnswer>[] = [
  noReply,
  [
    ({ status }) => status === 404,
    'the running server was started without WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN, or a proxy does not pass this path on.',
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
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': `sha256=${signature}`,
  }
  return { method: 'POST', body, headers }
}

const signatureFaults: readonly CheckRule<PublicAnswer>[] = [
  noReply,
  [
    ({ status }) => status === 401,
    'the running server has another WHATSAPP_APP_SECRET than this configuration.',
    startAgain,
  ],
  [({ status }) => status !== 200, ...notPassedOn],
]
