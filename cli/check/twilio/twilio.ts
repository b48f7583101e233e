import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { twilioStatusPath } from '../../../server/providers/compose-providers.ts'
import { callProvider } from '../../../server/providers/http-call.ts'
import { requestFields } from '../../../server/providers/provider.ts'
import { bodyOf } from '../answer.ts'
import type { CheckContext } from '../context.ts'
import { type Fault, type Finding, note, ok, problem } from '../finding.ts'
import { unreachable } from '../meta/refusals.ts'
import type { TwilioAnswer, TwilioApi } from './twilio-api.ts'

/** Twilio's shared number for trying out; it belongs to no account. */
const sandboxNumber = '+14155238886'

/** Account, sender, content template and the last errors, as far as Twilio tells. */
export async function checkTwilio({ twilio, config }: CheckContext): Promise<Finding[]> {
  if (twilio === undefined) return []
  const fault = accountFault(await twilio.account())
  if (fault !== undefined) return [problem('Twilio account', fault)]
  return [
    ok('Twilio account', 'active'),
    ...(await senderFindings(twilio)),
    ...(await contentFindings(twilio)),
    ...(await approvalFindings(twilio)),
    ...(await errorFindings(twilio)),
    ...callbackNotes(config.publicUrl),
  ]
}

const consolePage = 'console.twilio.com'

const account = z.object({ status: z.string() })

function accountFault(answer: TwilioAnswer): Fault | undefined {
  switch (answer.kind) {
    case 'unreachable':
      return unreachable(answer.code)
    case 'refused':
      return {
        says: `Twilio refuses the login (code ${answer.code}).`,
        remedy: `copy TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN again from ${consolePage}, Account info; a new token replaces the old one.`,
      }
    case 'answered': {
      const status = bodyOf(answer, account)?.status ?? 'active'
      if (status === 'active') return undefined
      return {
        says: `Twilio says the account is ${status}.`,
        remedy: `see ${consolePage}: mostly the balance is used up.`,
      }
    }
  }
}

const senders = z.object({
  senders: z.array(z.object({ sender_id: z.string(), status: z.string() })),
})

async function senderFindings(twilio: TwilioApi): Promise<Finding[]> {
  const { from } = twilio.config
  const about = 'Twilio sender'
  const read = bodyOf(await twilio.senders(), senders)
  if (read === undefined) return [note(about, 'Twilio does not tell the state of the sender.')]
  const sender = read.senders.find(({ sender_id }) => sender_id === `whatsapp:${from}`)
  if (sender?.status.startsWith('ONLINE')) return [ok(about, 'online')]
  if (sender === undefined && from === sandboxNumber) return [note(about, sandbox)]
  const says =
    sender === undefined
      ? 'TWILIO_WHATSAPP_FROM is not a WhatsApp sender of this account.'
      : `the sender is ${sender.status.toLowerCase().replaceAll('_', ' ')} and cannot send.`
  const remedy = `see ${consolePage}, Messaging, Senders, WhatsApp senders: copy the number there, or finish its registration.`
  return [problem(about, { says, remedy })]
}

const sandbox =
  'this is the shared sandbox: each staff phone has to join it first, and again after three days.'

const content = z.object({ variables: z.record(z.string(), z.unknown()).catch({}) })

async function contentFindings(twilio: TwilioApi): Promise<Finding[]> {
  const about = 'Twilio content'
  const answer = await twilio.content()
  if (answer.kind === 'refused' && answer.status === 404) {
    const says = 'TWILIO_CONTENT_SID is not a content template of this account.'
    return [
      problem(about, { says, remedy: `copy it from ${consolePage}, Content Template Builder.` }),
    ]
  }
  const read = bodyOf(answer, content)
  if (read === undefined) return [note(about, 'Twilio does not tell what the content is.')]
  const found = Object.keys(read.variables).length
  if (found === requestFields.length) return [ok(about, `${found} variables`)]
  const says = `the content has ${found} variables, but ${requestFields.length} are sent.`
  const remedy = 'create it with {{1}} to {{9}} in the order of docs/whatsapp-templates.md.'
  return [problem(about, { says, remedy })]
}

const approval = z.object({
  whatsapp: z.object({ status: z.string(), category: z.string().catch('') }),
})

async function approvalFindings(twilio: TwilioApi): Promise<Finding[]> {
  const about = 'Twilio content'
  const read = bodyOf(await twilio.approval(), approval)
  if (read === undefined) return []
  const { status, category } = read.whatsapp
  if (status !== 'approved') {
    const says = `Meta has not approved it for WhatsApp (${status}).`
    const remedy = `submit it in ${consolePage}, Content Template Builder, as Utility; review takes up to a day.`
    return [problem(about, { says, remedy })]
  }
  if (category.toUpperCase() !== 'MARKETING') return []
  const says = 'its category is marketing: Meta leaves such messages undelivered at will.'
  return [problem(about, { says, remedy: 'create it anew as Utility and submit it.' })]
}

const messages = z.object({ messages: z.array(z.object({ error_code: z.number().nullish() })) })

/** What the commonest codes of Twilio's error dictionary mean for reception. */
const meanings: Readonly<Record<number, string>> = {
  63003: 'the number is not on WhatsApp',
  63016: 'the content is not an approved template',
  63018: 'too many messages to one number',
  63024: 'the number cannot receive WhatsApp',
  63049: 'Meta chose not to deliver it',
}

async function errorFindings(twilio: TwilioApi): Promise<Finding[]> {
  const read = bodyOf(await twilio.messages(), messages)
  const codes = read?.messages.flatMap(({ error_code }) => error_code ?? []) ?? []
  if (codes.length === 0) return []
  const counted = [...Map.groupBy(codes, (code) => code)].map(
    ([code, same]) => `${same.length} × ${code}${meanings[code] ? ` (${meanings[code]})` : ''}`,
  )
  const says = `of the last ${read?.messages.length} messages ${codes.length} failed: ${counted.join(', ')}.`
  return [note('Twilio messages', says, `each is explained in ${consolePage}, Monitor, Logs.`)]
}

function callbackNotes(publicUrl: string | undefined): Finding[] {
  if (publicUrl !== undefined) return []
  return [note('Twilio receipts', 'without PUBLIC_URL no receipts come: accepted counts as told.')]
}

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
  const about = 'Twilio receipts'
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
