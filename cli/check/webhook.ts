import { createHmac } from 'node:crypto'
import { type Answer, type Call, callProvider } from '../../server/providers/http-call.ts'
import type { CheckContext } from './context.ts'
import { type Fault, type Finding, note, ok, problem } from './finding.ts'
import { isCertificateCode, unreachable } from './meta/refusals.ts'

/** Where Meta posts receipts and taps. */
export const webhookPath = '/api/whatsapp-webhook'

/** Timeout of a call to our own server, through whatever stands in front of it. */
const timeoutMs = 10_000

/** An address that only this machine can reach. */
const ownMachine = /^(localhost|127\.[\d.]+|\[::1\])$/

/**
 * Asks the server under its public address what Meta would ask: whether it is there, answers the
 * challenge, and takes a post that is signed with the app secret. The post is empty.
 */
export async function checkWebhook({ config }: CheckContext): Promise<Finding[]> {
  const { publicUrl, whatsApp } = config
  if (publicUrl === undefined) {
    const says =
      'PUBLIC_URL is not set: whether the site and its webhook can be reached is not checked.'
    return [
      note('', says, 'set it to the address that patients type, such as https://example.org.'),
    ]
  }
  const scheme = schemeFault(publicUrl)
  if (scheme !== undefined) return [problem('site', scheme)]
  const alive = await siteFault(publicUrl)
  if (alive !== undefined) return [problem('site', alive)]
  const reached = ok(`site ${publicUrl}`)
  if (whatsApp?.webhook === undefined) return [reached]
  const fault =
    (await challengeFault(publicUrl, whatsApp.webhook.verifyToken)) ??
    (await signatureFault(publicUrl, whatsApp.webhook.appSecret))
  const about = 'webhook of this server'
  if (fault !== undefined) return [reached, problem(about, fault)]
  return [reached, ok(about, 'answers the challenge and takes a signed post')]
}

function schemeFault(publicUrl: string): Fault | undefined {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:' || ownMachine.test(hostname)) return undefined
  return {
    says: `PUBLIC_URL is ${publicUrl}, without encryption: Meta calls https addresses only, and patients' details would be readable on the way.`,
    remedy: 'put a proxy with a certificate in front (deploy/Caddyfile) and set the https address.',
  }
}

async function siteFault(publicUrl: string): Promise<Fault | undefined> {
  const answer = await ask({ method: 'GET', address: `${publicUrl}/healthz`, headers: {} })
  if (typeof answer === 'string') {
    const { says, remedy } = unreachable(answer)
    return { says: `${publicUrl} is not there: ${says}`, remedy: remedyOfSite(answer) ?? remedy }
  }
  if (answer.status === 200) return undefined
  return {
    says: `${publicUrl} answers ${answer.status} instead of the site.`,
    remedy: 'see that the proxy passes every path on to this server, and that the server is well.',
  }
}

function remedyOfSite(code: string): string | undefined {
  if (code === 'ECONNREFUSED') return 'start the server (npm start), and the proxy in front of it.'
  if (/TIMEOUT|TIMEDOUT|TimeoutError|HOSTUNREACH/i.test(code)) return seenFromOutside
  return isCertificateCode(code)
    ? 'get a certificate for this name from a public authority, as Caddy does; Meta takes no other.'
    : undefined
}

const seenFromOutside =
  'open it on a phone without Wi-Fi. If it opens there, only this machine cannot reach its own public address, and nothing is wrong.'

async function challengeFault(publicUrl: string, verifyToken: string): Promise<Fault | undefined> {
  // Not 0 at the front: the answer is read as JSON.
  const challenge = '1158201444'
  const address = new URL(publicUrl + webhookPath)
  address.searchParams.set('hub.mode', 'subscribe')
  address.searchParams.set('hub.challenge', challenge)
  address.searchParams.set('hub.verify_token', verifyToken)
  const answer = await ask({ method: 'GET', address: address.href, headers: {} })
  if (typeof answer === 'string') return unreachable(answer)
  if (answer.status === 404) return startedWithout
  if (answer.status === 403) return otherVerifyToken
  const isRight = answer.status === 200 && String(answer.body) === challenge
  return isRight ? undefined : notPassedOn(answer.status)
}

const startedWithout: Fault = {
  says: 'the running server was started without WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN.',
  remedy: 'start it again, so that it reads the configuration anew.',
}

const otherVerifyToken: Fault = {
  says: 'the running server has another WHATSAPP_VERIFY_TOKEN than this configuration.',
  remedy: 'start it again, and use the same word in the app, WhatsApp, Configuration.',
}

function notPassedOn(status: number): Fault {
  return {
    says: `${webhookPath} answers ${status}: something in front of the server does not pass it on unchanged.`,
    remedy: 'let the proxy or firewall pass this path on without a login, a challenge or a change.',
  }
}

async function signatureFault(publicUrl: string, appSecret: string): Promise<Fault | undefined> {
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [] })
  const signature = createHmac('sha256', appSecret).update(body).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': `sha256=${signature}`,
  }
  const answer = await ask({ method: 'POST', address: publicUrl + webhookPath, headers, body })
  if (typeof answer === 'string') return unreachable(answer)
  if (answer.status === 200) return undefined
  return answer.status === 401 ? otherAppSecret : notPassedOn(answer.status)
}

const otherAppSecret: Fault = {
  says: 'the running server has another WHATSAPP_APP_SECRET than this configuration.',
  remedy: 'start it again, so that it reads the configuration anew.',
}

/** The answer, or the network's code. */
async function ask(call: Call): Promise<Answer | string> {
  const answer = await callProvider(call, AbortSignal.timeout(timeoutMs))
  return 'kind' in answer ? answer.code : answer
}
