import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import {
  answerThroughFaults,
  type FakeContext,
  type FaultDeps,
} from '../faults/answer-through-faults.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { FakeMessage } from '../inbox/message.ts'
import { parseObject, textAt } from '../json.ts'
import type { Sender } from '../webhooks/envelope.ts'
import { checkSend, readRecipient, type Send } from './check-send.ts'
import { type GraphError, graphError, graphErrorBody } from './graph-error.ts'
import type { Health } from './health.ts'
import type { PairLimit } from './pair-limit.ts'
import type { Templates } from './template.ts'

export interface GraphDeps extends FaultDeps {
  readonly inbox: Inbox
  readonly health: Health
  readonly pairLimit: PairLimit
  templates(): Templates
  readonly sender: Sender
  /** Undefined takes any token. */
  readonly accessToken: string | undefined
  /** Called once a message is kept, before it is answered. */
  onAccepted(message: FakeMessage): void
}

/** Meta's Graph API, as much of it as is used: sending, and the health of the number. */
export function createGraphApi(deps: GraphDeps): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>()
  api.post('/:version{v\\d+\\.\\d+}/:id/messages', (context) =>
    answerThroughFaults(
      context,
      {
        endpoint: 'graph-send',
        recipientIn: (body) => readRecipient(textAt(parseObject(body) ?? {}, 'to') ?? ''),
        handle: (body) => answerSend(context, body, context.req.param('id'), deps),
      },
      deps,
    ),
  )
  api.get('/:version{v\\d+\\.\\d+}/:id', (context) =>
    answerThroughFaults(
      context,
      {
        endpoint: 'graph-health',
        recipientIn: () => undefined,
        handle: () => answerHealth(context, context.req.param('id'), deps),
      },
      deps,
    ),
  )
  return api
}

function answerSend(context: FakeContext, body: string, id: string, deps: GraphDeps): Response {
  const access = accessProblem(context, deps) ?? objectProblem(id, deps)
  if (access !== undefined) return answerError(access, deps)
  const nowMs = deps.clock.now()
  const checked = checkSend(parseObject(body) ?? {}, {
    templates: deps.templates(),
    ownNumber: deps.sender.displayPhoneNumber,
    isWindowOpen: (to) => deps.inbox.isWindowOpen(to, nowMs),
  })
  if (!checked.ok) return answerError(checked.error, deps)
  if (!deps.pairLimit.admit(checked.value.to, nowMs)) return answerError(graphError(131056), deps)
  return answerAccepted(checked.value, nowMs, deps)
}

function answerAccepted(send: Send, at: number, deps: GraphDeps): Response {
  const wamid = deps.identifiers.wamid(send.to)
  deps.onAccepted(deps.inbox.add(messageOf(send, at, wamid)))
  const { type } = send.content
  return Response.json({
    messaging_product: 'whatsapp',
    contacts: [{ input: send.input, wa_id: send.to }],
    messages: [{ id: wamid, ...(type === 'template' ? { message_status: 'accepted' } : {}) }],
  })
}

function messageOf(send: Send, at: number, wamid: string): Omit<FakeMessage, 'statuses' | 'taps'> {
  const { to, callbackData, content } = send
  const isTemplate = content.type === 'template'
  const parameters = isTemplate ? content.parameters : new Map<string, string>()
  return {
    at,
    provider: 'whatsapp-cloud',
    wamid,
    to,
    type: content.type,
    template: isTemplate ? content.template : undefined,
    language: isTemplate ? content.language : undefined,
    parameters: Object.fromEntries(parameters),
    values: [...parameters.values()],
    buttons: isTemplate ? content.buttons : [],
    callbackData,
    text: content.text,
  }
}

function answerHealth(context: FakeContext, id: string, deps: GraphDeps): Response {
  const access = accessProblem(context, deps)
  if (access !== undefined) return answerError(access, deps)
  const fields = (context.req.query('fields') ?? '').split(',')
  return Response.json(fields.includes('health_status') ? deps.health.report(id) : { id })
}

function accessProblem(context: FakeContext, { accessToken }: GraphDeps): GraphError | undefined {
  const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1]
  if (token === undefined) return graphError(0)
  return accessToken === undefined || token === accessToken ? undefined : graphError(190)
}

/** 33 is the subcode Meta gives for an id that is not there, or not this token's. */
function objectProblem(id: string, { sender }: GraphDeps): GraphError | undefined {
  if (id === sender.phoneNumberId) return undefined
  return graphError(100, {
    subcode: 33,
    type: 'GraphMethodException',
    message: `Unsupported post request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
  })
}

function answerError(error: GraphError, deps: GraphDeps): Response {
  const body = graphErrorBody(error, deps.identifiers.fbtraceId())
  return Response.json(body, { status: error.status })
}
