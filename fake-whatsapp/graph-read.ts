import type { Context } from 'hono'
import {
  accessProblem,
  bearerOf,
  type GraphAccess,
  sampleAccount,
  unknownObject,
} from './account.ts'
import { answerGraphError, graphError } from './graph-errors.ts'
import { helloWorld, type Template, type Templates } from './templates.ts'
import type { WebhookSettings } from './webhooks.ts'

export interface GraphReadDeps extends GraphAccess {
  readonly blocked: ReadonlySet<HealthEntity>
  templates(): Templates
  settings(): WebhookSettings
}

const management = 'whatsapp_business_management'

/** `GET /{version}/debug_token?input_token=…` */
export function answerDebugToken(context: Context, deps: GraphReadDeps): Response {
  const problem = accessProblem(context, deps)
  if (problem !== undefined) return answerGraphError(problem)
  const { tokenType, tokenExpiresAt, scopes } = deps.account
  const target_ids = [sampleAccount.businessAccountId]
  return Response.json({
    data: {
      app_id: sampleAccount.appId,
      type: tokenType,
      application: 'Sample app',
      data_access_expires_at: 0,
      expires_at: tokenExpiresAt,
      is_valid: true,
      issued_at: 1_712_099_387,
      scopes,
      granular_scopes: scopes.map((scope) => ({ scope, target_ids })),
      user_id: '122120000000000000',
    },
  })
}

/** `GET /{version}/{phone-number-id}?fields=…` */
export function answerNumber(context: Context, deps: GraphReadDeps): Response {
  const problem = accessProblem(context, deps)
  if (problem !== undefined) return answerGraphError(problem)
  const id = context.req.param('id') ?? ''
  const fields = (context.req.query('fields') ?? '').split(',')
  if (id === sampleAccount.businessAccountId) return answerGraphError(noSuchField(fields[0] ?? ''))
  if (id !== deps.phoneNumberId) return answerGraphError(unknownObject(id))
  const known = Object.entries(numberFields(deps))
  const asked = known.filter(([name]) => fields.includes(name))
  return Response.json({ ...Object.fromEntries(asked), id })
}

function numberFields(deps: GraphReadDeps): Readonly<Record<string, unknown>> {
  const { url } = deps.settings()
  return {
    ...deps.account.number,
    display_phone_number: '+1 555-078-3881',
    health_status: healthStatus(deps),
    webhook_configuration: url === null ? {} : { application: url },
  }
}

/** Graph's error names the type of the object found: an account instead of a number. */
function noSuchField(field: string) {
  return graphError(100, {
    message: `(#100) Tried accessing nonexisting field (${field}) on node type (WhatsAppBusinessAccount)`,
  })
}

/** `GET /{version}/{account-id}/message_templates?name=…` */
export function answerTemplates(context: Context, deps: GraphReadDeps): Response {
  const problem = accessProblem(context, deps, management)
  if (problem !== undefined) return answerGraphError(problem)
  const templates = deps.templates()
  const name = context.req.query('name') ?? ''
  const listed = templates === 'any' ? [] : [...templates, helloWorld]
  const data = listed.filter((template) => template.name.includes(name)).map(listedTemplate)
  return Response.json({ data, paging: {} })
}

function listedTemplate(template: Template) {
  const { name, language, format, status, category, parameters } = template
  const keys = parameters.map((parameter, index) =>
    format === 'named' ? parameter : String(index + 1),
  )
  const text = template.body ?? keys.map((key) => `{{${key}}}`).join(' ')
  return {
    name,
    language,
    status: status ?? 'APPROVED',
    category: category ?? 'UTILITY',
    parameter_format: format.toUpperCase(),
    components: [{ type: 'BODY', text }, ...buttonsComponent(template)],
    id: '594425479261596',
  }
}

function buttonsComponent({ buttons, buttonTexts }: Template) {
  if (buttons === 0) return []
  const listed = [...Array(buttons).keys()].map((index) => ({
    type: 'QUICK_REPLY',
    text: buttonTexts?.[index] ?? `Button ${index + 1}`,
  }))
  return [{ type: 'BUTTONS', buttons: listed }]
}

/** `GET /{version}/{account-id}/subscribed_apps` */
export function answerSubscribedApps(context: Context, deps: GraphReadDeps): Response {
  const problem = accessProblem(context, deps, management)
  if (problem !== undefined) return answerGraphError(problem)
  const data = deps.account.subscribedApps.map((id) => ({
    whatsapp_business_api_data: { id, name: id === sampleAccount.appId ? 'Sample app' : 'Other' },
  }))
  return Response.json({ data })
}

/** `GET /{version}/{app-id}/subscriptions`, with the app's own token: `{app-id}|{app-secret}`. */
export function answerAppSubscriptions(context: Context, deps: GraphReadDeps): Response {
  if (bearerOf(context) !== `${sampleAccount.appId}|${deps.appSecret}`)
    return answerGraphError(graphError(190))
  const { url } = deps.settings()
  const fields = deps.account.webhookFields.map((name) => ({ name, version: 'v25.0' }))
  const subscription = {
    object: 'whatsapp_business_account',
    callback_url: url ?? undefined,
    active: true,
    fields,
  }
  return Response.json({ data: url === null ? [] : [subscription] })
}

/** `CALLING` blocks the overall state but not sending: Meta's own sample shows that. */
export type HealthEntity = 'PHONE_NUMBER' | 'WABA' | 'BUSINESS' | 'APP' | 'CALLING'

interface HealthDeps {
  readonly phoneNumberId: string
  readonly blocked: ReadonlySet<HealthEntity>
}

/** The field `health_status` of a phone number. */
function healthStatus({ phoneNumberId, blocked }: HealthDeps) {
  const stateOf = (entity: HealthEntity) => (blocked.has(entity) ? 'BLOCKED' : 'AVAILABLE')
  const entity = (entity_type: HealthEntity, id: string) => ({
    entity_type,
    id,
    can_send_message: stateOf(entity_type),
    ...(blocked.has(entity_type) ? { errors: [blockedError] } : {}),
  })
  const calling = { can_receive_call_sip: stateOf('CALLING') }
  return {
    can_send_message: blocked.size > 0 ? 'BLOCKED' : 'AVAILABLE',
    entities: [
      { ...entity('PHONE_NUMBER', phoneNumberId), ...calling },
      entity('WABA', sampleAccount.businessAccountId),
      entity('BUSINESS', sampleAccount.businessId),
      { ...entity('APP', sampleAccount.appId), ...calling },
    ],
  }
}

const blockedError = {
  error_code: 141000,
  error_description: 'Set to BLOCKED on the fake.',
  possible_solution: 'Call heal() on the fake.',
}
