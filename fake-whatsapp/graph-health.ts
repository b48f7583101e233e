import { sampleAccount } from './graph-account.ts'

/** `CALLING` blocks the overall state but not sending: Meta's own sample shows that. */
export type HealthEntity = 'PHONE_NUMBER' | 'WABA' | 'BUSINESS' | 'APP' | 'CALLING'

export interface HealthDeps {
  readonly phoneNumberId: string
  readonly blocked: ReadonlySet<HealthEntity>
}

/** The field `health_status` of a phone number. */
export function healthStatus({ phoneNumberId, blocked }: HealthDeps) {
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
