import { createHmac } from 'node:crypto'
import { twilioStatusPath } from '../../../server/providers/compose-providers.ts'
import { callProvider } from '../../../server/providers/http-call.ts'
import type { CheckContext } from '../check.ts'
import { type Fault, type Finding, ok, problem } from '../finding.ts'
import { unreachable } from '../meta/refusals.ts'

const about = 'Twilio receipts'

const timeoutMs = 10_000

/** Posts to the own server what Twilio would post, signed, about a status that is not kept. */
export async function checkCallback({ config }: CheckContext): Promise<Finding[]> {
  const { twilio, publicUrl } = config
  if (twilio === undefined || publicUrl === undefined) return []
  const address = `${publicUrl}${twilioStatusPath}?notice=a-check`
  const fields = { MessageSid: 'SM0', MessageStatus: 'queued' }
  const signed = address + Object.entries(fields).flat().join('')
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': createHmac('sha1', twilio.authToken).update(signed).digest('base64'),
  }
  const body = new URLSearchParams(fields).toString()
  const call = { method: 'POST', address, headers, body } as const
  const answer = await callProvider(call, AbortSignal.timeout(timeoutMs))
  // That the site is not there is said by the check of the site.
  if ('kind' in answer) return []
  const fault = faultOf(answer.status)
  return [
    fault === undefined ? ok(about, 'this server takes a signed post') : problem(about, fault),
  ]
}

function faultOf(status: number): Fault | undefined {
  if (status === 200) return undefined
  if (status !== 403) return unreachable(`http-${status}`)
  return {
    says: 'the running server refuses the signature: it has another TWILIO_AUTH_TOKEN or PUBLIC_URL than this configuration.',
    remedy: 'start it again, so that it reads the configuration anew.',
  }
}
