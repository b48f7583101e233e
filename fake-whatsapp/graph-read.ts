import type { Context } from 'hono'
import { bearerOf, unknownObject } from './access.ts'
import { type HealthEntity, sampleAccount } from './account.ts'
import { answerGraphError, graphError } from './graph-errors.ts'
import type { Services } from './services.ts'
import { isPositional, type Template } from './templates.ts'

/** `GET /{version}/debug_token?input_token=…` */
export function answerDebugToken({ account }: Services): Response {
  const { tokenType, tokenExpiresAt, scopes } = account
  const target_ids = [sampleAccount.businessAccountId]
  return Response.json({
    data: {
      app_id: sampleAccount.appId,
      type: tokenType,
      expires_at: tokenExpiresAt,
      is_valid: true,
      scopes,
      granular_scopes: scopes.map((scope) => ({ scope, target_ids })),
    },
  })
}

/** `GET /{version}/{phone-number-id}?fields=…` */
export function answerNumber(context: Context, services: Services): Response {
  const id = context.req.param('id') ?? ''
  const fields = (context.req.query('fields') ?? '').split(',')
  if (id === sampleAccount.businessAccountId) return answerGraphError(noSuchField(fields[0] ?? ''))
  if (id !== sampleAccount.phoneNumberId) return answerGraphError(unknownObject(id))
  const asked = Object.entries(numberFields(services)).filter(([name]) => fields.includes(name))
  return Response.json({ ...Object.fromEntries(asked), id })
}

function numberFields({ account, state }: Services): Readonly<Record<string, unknown>> {
  const { url } = state.webhooks
  return {
    display_phone_number: '+1 555-078-3881',
    health_status: healthStatus(state.blocked),
    webhook_configuration: url === null ? {} : { application: url },
    ...account.number,
  }
}

/** Graph's error names the type of the object found: an account instead of a number. */
function noSuchField(field: string) {
  return graphError(100, {
    message: `(#100) Tried accessing nonexisting field (${field}) on node type (WhatsAppBusinessAccount)`,
  })
}

/** `GET /{version}/{account-id}/message_templates?name=…` */
export function answerTemplates(context: Context, { state }: Services): Response {
  const name = context.req.query('name') ?? ''
  const data = state.templates
    .filter((template) => template.name.includes(name))
    .map(listedTemplate)
  return Response.json({ data, paging: {} })
}

function listedTemplate(template: Template) {
  const { name, language, body, status = 'APPROVED', category = 'UTILITY' } = template
  const buttons = template.buttons.map((text) => ({ type: 'QUICK_REPLY', text }))
  return {
    name,
    language,
    status,
    category,
    parameter_format: isPositional(template) ? 'POSITIONAL' : 'NAMED',
    components: [
      { type: 'BODY', text: body },
      ...(buttons.length === 0 ? [] : [{ type: 'BUTTONS', buttons }]),
    ],
  }
}

/** `GET /{version}/{account-id}/subscribed_apps` */
export function answerSubscribedApps({ account }: Services): Response {
  const data = account.subscribedApps.map((id) => ({ whatsapp_business_api_data: { id } }))
  return Response.json({ data })
}

/** `GET /{version}/{app-id}/subscriptions`, with the app's own token: `{app-id}|{app-secret}`. */
export function answerAppSubscriptions(context: Context, services: Services): Response {
  const { account, appSecret, state } = services
  if (bearerOf(context) !== `${sampleAccount.appId}|${appSecret}`)
    return answerGraphError(graphError(190))
  const { url: callback_url } = state.webhooks
  const fields = account.webhookFields.map((name) => ({ name }))
  const subscription = { object: 'whatsapp_business_account', callback_url, fields }
  return Response.json({ data: callback_url === null ? [] : [subscription] })
}

function healthStatus(blocked: ReadonlySet<HealthEntity>) {
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
      { ...entity('PHONE_NUMBER', sampleAccount.phoneNumberId), ...calling },
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
