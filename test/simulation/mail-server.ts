import type { Provider, SendFailure, SendOutcome } from '../../server/providers/provider.ts'
import { attemptSend } from './attempt.ts'
import { isUnanswered, isUnreachable, type MailFault } from './fault-kinds.ts'
import type { Attempt } from './ledger.ts'
import type { Process } from './process.ts'
import { readMessage } from './read-send.ts'
import { receptionMailbox } from './setup.ts'
import { kindAt, never, pass } from './waiting.ts'
import type { ConfiguredWorld, World } from './world.ts'

const second = 1000

/** How long the channel waits for a connection, and for all of a mail (server/providers/email/send.ts). */
const connectMs = 10 * second
const sendMs = 45 * second

type Fault = MailFault | 'none'

/** The product's mail channel with a simulated server, which answers as the schedule says. */
export function simulatedMail(
  channel: Provider,
  process: Process,
  world: ConfiguredWorld,
): Provider {
  return {
    ...channel,
    async send(message, signal) {
      const fault = faultNow(world)
      const about = readMessage(message)
      const { recipient, correlationId } = message
      world.ledger.note(
        `mail ${message.kind} ${about.references.join(' ')} to ${recipient}: ${fault}`,
      )
      const take = (attempt: Attempt) => takeMail(attempt, world)
      return await attemptSend({ channel: 'email', recipient, about }, process, world, signal, {
        take,
        answer: async (attempt) => await answer(correlationId, attempt, fault, world, take),
      })
    },
    async check() {
      await pass(world, second)
      if (!process.isAlive()) await never()
      const fault = faultNow(world)
      return fault === 'none' || fault === 'number-unknown' ? undefined : fault
    },
  }
}

function faultNow({ schedule, time }: World): Fault {
  return kindAt(schedule.mail, time.elapsedMs()) ?? 'none'
}

/** Reception reads its mail; what the owner is mailed tells nobody who could call. */
function takeMail(attempt: Attempt, { ledger, time }: World): void {
  attempt.fate = 'taken'
  if (attempt.recipient !== receptionMailbox(attempt.setup)) return
  for (const reference of attempt.about.references) {
    ledger.tellings.push({ reference, atMs: time.elapsedMs() })
  }
}

/** The classes that the channel finds by nodemailer's errors (server/providers/email/errors.ts). */
async function answer(
  correlationId: string,
  attempt: Attempt,
  fault: Fault,
  world: World,
  take: (attempt: Attempt) => void,
): Promise<SendOutcome> {
  if (isUnreachable(fault)) {
    await pass(world, fault === 'blackout' ? connectMs : second)
    return failed('transient', 'ECONNECTION')
  }
  if (isUnanswered(fault)) {
    attempt.answer = 'never'
    if (world.random.chance(0.6)) take(attempt)
    else attempt.fate = 'lost'
    await pass(world, fault === 'hangs' ? sendMs : second)
    return failed('unknown', 'ESOCKET')
  }
  await pass(world, second)
  if (fault === 'token-expired') return failed('auth', 'EAUTH')
  if (fault === 'number-unknown') return failed('recipient', 'smtp-550')
  take(attempt)
  return { kind: 'accepted', providerMessageId: `<${correlationId}@example.org>` }
}

function failed(failureClass: SendFailure['class'], code: string): SendFailure {
  return { kind: 'failed', class: failureClass, code }
}
