import type { Provider, SendOutcome } from '../../server/providers/provider.ts'
import { classifyGraphError } from '../../server/providers/whatsapp-cloud/errors.ts'
import { templateMessage } from '../../server/providers/whatsapp-cloud/send.ts'
import { type Refusing, refusals } from './fault-kinds.ts'
import type { TakeIn } from './phones.ts'
import type { ProviderScript } from './provider.ts'
import { receptionMailbox } from './setup.ts'
import type { ConfiguredWorld } from './world.ts'

/** The simulated provider behind a channel of the product. */
export function scriptOf(
  { reaches }: Provider,
  world: ConfiguredWorld,
  takeIn: TakeIn,
): ProviderScript {
  switch (reaches) {
    case 'phones':
      return toPhones(world, takeIn)
    case 'mailboxes':
      return toMailboxes(world)
  }
}

function toPhones({ schedule, config }: ConfiguredWorld, takeIn: TakeIn): ProviderScript {
  return {
    faults: schedule.whatsApp,
    take(message, attempt, isUndeliverable) {
      const body = config.whatsApp && JSON.stringify(templateMessage(message, config.whatsApp))
      const buttons = body?.match(/(?:called|no-answer):[\w-]+/g) ?? []
      return takeIn({ correlationId: message.correlationId, buttons, attempt, isUndeliverable })
    },
    refuse: refuseAsMeta,
  }
}

function refuseAsMeta(fault: Refusing): SendOutcome {
  const { status, code, wait }: { status: number; code?: number; wait?: string } = refusals[fault]
  const headers = new Headers(wait ? { 'retry-after': wait } : {})
  return classifyGraphError(status, code === undefined ? undefined : { error: { code } }, headers)
}

/** Mail to reception tells a person of its requests. Mail to the owner does not, because the owner does not call. */
function toMailboxes({
  schedule,
  ledger,
  time,
  setup: { whatsApp },
}: ConfiguredWorld): ProviderScript {
  return {
    faults: schedule.mail,
    take({ correlationId }, { recipient, setup, about }) {
      if (recipient === receptionMailbox(setup) && about.named.length > 0) {
        ledger.tellings.push({ references: about.references, atMs: time.elapsedMs() })
        if (whatsApp === 'none')
          ledger.rare.add('reception without WhatsApp is told of a request by mail')
      }
      return `<${correlationId}@example.org>`
    },
    /** Gives each fault the class that server/providers/email/errors.ts gives it. */
    refuse: (fault) =>
      fault === 'token-expired'
        ? { kind: 'failed', class: 'auth', code: 'EAUTH' }
        : { kind: 'failed', class: 'recipient', code: 'smtp-550' },
  }
}
