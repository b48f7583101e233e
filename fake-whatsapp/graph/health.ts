import { sampleAccount } from '../sample-account.ts'

export type CanSend = 'AVAILABLE' | 'LIMITED' | 'BLOCKED'

/** `CALLING` blocks the whole but not sending: Meta's own sample shows that overall BLOCKED. */
export type HealthEntity = 'PHONE_NUMBER' | 'WABA' | 'BUSINESS' | 'APP' | 'CALLING'

export interface Health {
  set(canSend: CanSend, entity?: HealthEntity): void
  heal(): void
  /** The body of `GET /{id}?fields=health_status`. */
  report(id: string): object
}

const entityIds = {
  WABA: sampleAccount.businessAccountId,
  BUSINESS: '506914307656634',
  APP: '634974688087057',
} as const

export function createHealth(phoneNumberId: string): Health {
  const states = new Map<HealthEntity, CanSend>()
  const stateOf = (entity: HealthEntity) => states.get(entity) ?? 'AVAILABLE'
  const entity = (entity_type: Exclude<HealthEntity, 'CALLING'>, id: string) => ({
    entity_type,
    id,
    can_send_message: stateOf(entity_type),
    ...reasonOf(stateOf(entity_type)),
  })
  const calling = () => ({ can_receive_call_sip: stateOf('CALLING') })
  return {
    set: (canSend, entity = 'WABA') => void states.set(entity, canSend),
    heal: () => states.clear(),
    report: (id) => ({
      health_status: {
        can_send_message: worstOf([...states.values()]),
        entities: [
          { ...entity('PHONE_NUMBER', phoneNumberId), ...calling() },
          entity('WABA', entityIds.WABA),
          entity('BUSINESS', entityIds.BUSINESS),
          { ...entity('APP', entityIds.APP), ...calling() },
        ],
      },
      id,
    }),
  }
}

function worstOf(states: readonly CanSend[]): CanSend {
  if (states.includes('BLOCKED')) return 'BLOCKED'
  return states.includes('LIMITED') ? 'LIMITED' : 'AVAILABLE'
}

function reasonOf(state: CanSend): object {
  switch (state) {
    case 'AVAILABLE':
      return {}
    case 'LIMITED':
      return { additional_info: ['Set to LIMITED on the fake.'] }
    case 'BLOCKED':
      return {
        errors: [
          {
            error_code: 141000,
            error_description: 'Set to BLOCKED on the fake.',
            possible_solution: 'Heal the fake.',
          },
        ],
      }
  }
}
