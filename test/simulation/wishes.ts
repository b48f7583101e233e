import type { AppointmentDraft } from '../../domain/request/appointment-request.ts'
import { confirmationQuery } from '../../domain/request/confirmation-link.ts'
import { typedReference } from '../../domain/request/reference.ts'
import { type WishKind, wishField } from '../../domain/request/wish-form.ts'
import { minute, second } from '../../domain/time/milliseconds.ts'
import { aFormPost } from '../support/a-request.ts'
import { isErasedOrGone, unexpected, type WishFact } from './ledger.ts'
import { type Random, seededRandom } from './random.ts'
import { peerAt, requestOf } from './request.ts'
import { never, pass } from './waiting.ts'
import type { World } from './world.ts'

/** How often an answer is lost on its way to the page. */
const lostAnswers = 0.15

/** How often a server dies before it answers a wish, if the schedule lets servers die. */
const deaths = 0.15

interface Patient {
  readonly world: World
  /** Has a seed of its own, so that wishes do not change what else is drawn. */
  readonly random: Random
  readonly reference: string
  readonly facts: AppointmentDraft
}

/** Lets a patient with a confirmation say at any time that she cannot come, or wants another time. */
export async function wishNowAndThen(
  reference: string,
  facts: AppointmentDraft,
  world: World,
): Promise<void> {
  const { schedule } = world
  if (!schedule.hasWishes) return
  const random = seededRandom(schedule.seed + Number(reference.slice(4)))
  const patient = { world, random, reference, facts }
  for (let again = 0.8; random.chance(again); again *= 0.7) {
    await pass(world, whenToWish(random, schedule.endMs))
    const kind = random.pick(wishField.kinds)
    // A button that is pressed twice posts twice, perhaps to two servers.
    const presses = random.chance(0.15) ? [kind, kind] : [kind]
    await Promise.all(presses.map((each) => wish(each, patient)))
  }
}

function whenToWish(random: Random, endMs: number): number {
  return random.pick([
    0,
    random.between(0, 10 * minute),
    random.between(0, 40 * minute),
    random.between(0, 150 * minute),
    random.between(0, endMs),
  ])
}

/** Posts a wish until the patient has an answer. */
async function wish(kind: WishKind, patient: Patient): Promise<void> {
  const { world, random } = patient
  const { ledger, time, schedule } = world
  while (time.elapsedMs() < schedule.endMs) {
    const status = await post(kind, patient)
    // Once her data is erased, her link proves nothing. The server refuses an address after many such links.
    if (status === 429 && isErasedOrGone(patient.reference, ledger)) return
    if (status !== undefined && status !== 303 && status !== 503) {
      return unexpected(ledger, `${kind} was answered ${status}`)
    }
    const isLost = random.chance(lostAnswers)
    if (status === 303 && !isLost) return
    if (status === 303) ledger.rare.add('a wish is sent again after a lost answer')
    await pass(world, random.pick([2 * second, random.between(2 * second, 5 * minute)]))
  }
}

async function post(kind: WishKind, patient: Patient): Promise<number | undefined> {
  const { world, random, reference } = patient
  const { ledger, time, schedule } = world
  const sent: WishFact = {
    of: reference,
    kind,
    postedAtMs: time.elapsedMs(),
    endedAtMs: undefined,
    isAnswered: false,
    storedAs: undefined,
  }
  ledger.wishes.push(sent)
  const { send, commit } = schedule.crashChance
  const isLast = send + commit > 0 && random.chance(deaths)
  const answer = await requestOf(world, random, async ({ app, process }) => {
    const answered = await app.request(
      '/appointment-confirmation',
      formOf(kind, patient),
      peerAt('203.0.113.9'),
    )
    if (!isLast) return answered
    ledger.rare.add('a server dies as it answers a wish')
    process.die('as it answers a wish')
    return await never()
  })
  sent.endedAtMs = time.elapsedMs()
  sent.isAnswered = answer?.status === 303
  ledger.note(`${reference}: ${kind}: ${answer?.status ?? 'no answer'}`)
  return answer?.status
}

/** A post of the form on her confirmation. The page sends no referrer, so its origin is `null`. */
function formOf(kind: WishKind, { reference, facts }: Patient): RequestInit {
  const known = typedReference(reference)
  const query = confirmationQuery({ ...facts, ...(known && { reference: known }) })
  return aFormPost(`${query}&${wishField.name}=${kind}`, { origin: 'null' })
}
