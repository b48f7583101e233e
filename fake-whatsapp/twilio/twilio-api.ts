import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import {
  answerThroughFaults,
  type FakeContext,
  type FaultDeps,
} from '../faults/answer-through-faults.ts'
import { answerTwilioFault } from '../faults/fault-answer.ts'
import type { Templates } from '../graph/template.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { FakeMessage } from '../inbox/message.ts'
import { checkTwilioSend, readAddress, type TwilioSend } from './check-twilio-send.ts'
import { answerAccount, readAccount, refuseLogin, type TwilioAccount } from './twilio-account.ts'

export interface TwilioDeps extends FaultDeps {
  readonly inbox: Inbox
  /** Undefined takes any password. */
  readonly authToken: string | undefined
  templates(): Templates
  /** Called once a message is kept, before it is answered. */
  onAccepted(message: FakeMessage, send: TwilioSend, account: TwilioAccount): void
}

/** Twilio's Messages and Account resources, as much of them as sending over WhatsApp needs. */
export function createTwilioApi(deps: TwilioDeps): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>()
  api.post('/2010-04-01/Accounts/:sid/Messages.json', (context) =>
    answerThroughFaults(
      context,
      {
        endpoint: 'twilio-send',
        recipientIn: (body) => readAddress(new URLSearchParams(body).get('To') ?? ''),
        handle: (body) => answerSend(context, body, deps),
      },
      deps,
    ),
  )
  api.get('/2010-04-01/Accounts/:sid{[^/]+\\.json}', (context) =>
    answerAccount(context, deps.authToken),
  )
  return api
}

function answerSend(context: FakeContext, body: string, deps: TwilioDeps): Response {
  const account = readAccount(context, deps.authToken)
  if (account === undefined) return refuseLogin()
  const checked = checkTwilioSend(new URLSearchParams(body), deps.templates())
  if (!checked.ok) return answerTwilioFault(checked.error)
  const sid = deps.identifiers.twilioSid('MM')
  const message = deps.inbox.add(messageOf(checked.send, sid, deps.clock.now()))
  deps.onAccepted(message, checked.send, account)
  return Response.json(resourceOf(checked.send, message, account.sid), { status: 201 })
}

function messageOf(send: TwilioSend, sid: string, at: number) {
  const { to, contentSid, parameters, buttons, text } = send
  return {
    at,
    provider: 'twilio',
    wamid: sid,
    to,
    type: contentSid === undefined ? 'text' : 'template',
    template: contentSid,
    language: undefined,
    parameters: Object.fromEntries(parameters),
    values: [...parameters.values()],
    buttons,
    callbackData: undefined,
    text,
  } as const
}

function resourceOf(send: TwilioSend, message: FakeMessage, accountSid: string) {
  const created = new Date(message.at).toUTCString().replace('GMT', '+0000')
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${message.wamid}`
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: send.text ?? '',
    date_created: created,
    date_sent: null,
    date_updated: created,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: send.from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: null,
    sid: message.wamid,
    status: 'queued',
    subresource_uris: { media: `${uri}/Media.json` },
    to: send.addressedTo,
    uri: `${uri}.json`,
  }
}
