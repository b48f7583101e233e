import type { Context } from 'hono'
import { accessProblem, sampleAccount } from './graph-account.ts'
import { answerGraphError } from './graph-errors.ts'

/** `CALLING` blocks the overall state but not sending: Meta's own sample shows that. */
export type HealthEntity = 'PHONE_NUMBER' | 'WABA' | 'BUSINESS' | 'APP' | 'CALLING'

export interface GraphHealthDeps {
  readonly phoneNumberId: string
  /** Undefined accepts any token. */
  readonly accessToken: string | undefined
  readonly blocked: ReadonlySet<HealthEntity>
}

/** `GET /{version}/{phone-number-id}?fields=health_status` */
export function answerGraphHealth(context: Context, deps: GraphHealthDeps): Response {
  const problem = accessProblem(context, deps.accessToken)
  if (problem !== undefined) return answerGraphError(problem)
  const id = context.req.param('id')
  const fields = (context.req.query('fields') ?? '').split(',')
  return Response.json(
    fields.includes('health_status') ? { health_status: healthStatus(deps), id } : { id },
  )
}

function healthStatus({ phoneNumberId, blocked }: GraphHealthDeps) {
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
