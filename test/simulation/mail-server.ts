import type { Provider, SendFailure, SendOutcome } from '../../server/providers/provider.ts'
import { attemptSend } from './attempt.ts'
import type { Setup } from './draw-setup.ts'
import type { Attempt } from './ledger.ts'
import { readMessage } from './read-send.ts'
import type { Life } from './servers.ts'
import { never, pass, spellAt } from './waiting.ts'
import { isUnanswered, isUnreachable, type MailWeather } from './weather.ts'
import type { World } from './world.ts'

const second = 1000

/** How long the channel waits for a connection, and for all of a mail (server/channels/email.ts). */
const connectMs = 10 * second
const sendMs = 45 * second

export const mailboxes = { staff: 'reception@example.org', owner: 'owner@example.org' } as const

/** Reception's; where the owner's is the only address there is, it stands for it. */
export function receptionMailbox(setup: Setup): string | undefined {
  if (setup.hasStaffMail) return mailboxes.staff
  return setup.whatsApp === 'none' && setup.hasOwnerMail ? mailboxes.owner : undefined
}

type Weather = MailWeather | 'fair'

/** The product's mail channel with a simulated server, which answers as the schedule says. */
export function simulatedMail(channel: Provider, life: Life, world: World): Provider {
  return {
    ...channel,
    async send(message, signal) {
      const weather = weatherNow(world)
      const about = readMessage(message)
      const { recipient, correlationId } = message
      world.ledger.note(
        `mail ${message.kind} ${about.references.join(' ')} to ${recipient}: ${weather}`,
      )
      const take = (attempt: Attempt) => takeMail(attempt, world)
      return await attemptSend({ channel: 'email', recipient, about }, life, world, signal, {
        take,
        answer: async (attempt) => await answer(correlationId, attempt, weather, world, take),
      })
    },
    async check() {
      await pass(world, second)
      if (!life.isAlive()) await never()
      const weather = weatherNow(world)
      return weather === 'fair' || weather === 'number-unknown' ? undefined : weather
    },
  }
}

function weatherNow({ schedule, time }: World): Weather {
  return spellAt(schedule.mail, time.elapsedMs()) ?? 'fair'
}

/** Reception reads its mail; what the owner is mailed tells nobody who could call. */
function takeMail(attempt: Attempt, { ledger, time, schedule }: World): void {
  attempt.fate = 'taken'
  if (attempt.recipient !== receptionMailbox(schedule.setup)) return
  for (const reference of attempt.about.references) {
    ledger.tellings.push({ reference, atMs: time.elapsedMs() })
  }
}

/** The classes that the channel finds by nodemailer's errors (server/providers/email/errors.ts). */
async function answer(
  correlationId: string,
  attempt: Attempt,
  weather: Weather,
  world: World,
  take: (attempt: Attempt) => void,
): Promise<SendOutcome> {
  if (isUnreachable(weather)) {
    await pass(world, weather === 'blackout' ? connectMs : second)
    return failed('transient', 'ECONNECTION')
  }
  if (isUnanswered(weather)) {
    attempt.answer = 'never'
    if (world.random.chance(0.6)) take(attempt)
    else attempt.fate = 'lost'
    await pass(world, weather === 'hangs' ? sendMs : second)
    return failed('unknown', 'ESOCKET')
  }
  await pass(world, second)
  if (weather === 'token-expired') return failed('auth', 'EAUTH')
  if (weather === 'number-unknown') return failed('recipient', 'smtp-550')
  take(attempt)
  return { kind: 'accepted', providerMessageId: `<${correlationId}@example.org>` }
}

function failed(failureClass: SendFailure['class'], code: string): SendFailure {
  return { kind: 'failed', class: failureClass, code }
}
