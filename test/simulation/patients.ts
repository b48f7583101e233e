import { centre } from '../../content/centre.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import type { AppointmentDraft } from '../../domain/request/appointment-request.ts'
import { addDays, type CalendarDate, delhiDate } from '../../domain/time/delhi-time.ts'
import { minute, second } from '../../domain/time/milliseconds.ts'
import { hoursOn } from '../../domain/time/opening-hours.ts'
import { timeSlots } from '../../domain/time/time-slots.ts'
import { aFormPost, aPost } from '../support/a-request.ts'
import { isErasedOrGone, type RequestFact, unexpected } from './ledger.ts'
import type { Random } from './random.ts'
import { peerAt, request } from './request.ts'
import { pass } from './waiting.ts'
import { wishNowAndThen } from './wishes.ts'
import type { World } from './world.ts'

/** How long a visitor waits at least before trying again after a refusal, or after no answer. */
const tryAgainMs = 30 * second

/** A server's answer to a form. Its text, or the address of the confirmation, names the reference. */
interface FormAnswer {
  readonly status: number
  readonly reference: string | undefined
}

interface SentForm {
  readonly facts: AppointmentDraft
  /** The idempotency key; undefined for a form that is posted without script. */
  readonly key: string | undefined
}

/** Lets a visitor book until a server answers OK. Some visitors then send more. */
export async function visit(atMs: number, index: number, world: World): Promise<void> {
  const { random, newId } = world
  await pass(world, atMs)
  const facts = aPatient(index, world)
  const first = { facts, key: random.chance(0.8) ? newId() : undefined }
  await book(first, world)
  for (let again = 0.4; random.chance(again); again /= 2) await thinkAgain(first, world)
}

/** Sends one more form after the first answer, as a patient, a browser or a family may do. */
async function thinkAgain({ facts, key }: SentForm, world: World): Promise<void> {
  const { random, newId, ledger } = world
  await pass(world, random.pick([second, random.between(second, 40 * minute)]))
  const other = { ...facts, additionalInfo: `${facts.additionalInfo} in the evening please` }
  switch (random.pick(thoughts)) {
    case 'same key':
      return await book({ facts, key }, world)
    case 'duplicate':
      return await book({ facts, key: newId() }, world)
    case 'correction':
      return await book({ facts: other, key: newId() }, world)
    case 'reused': {
      const answer = key === undefined ? undefined : await post({ facts: other, key }, world)
      if (answer?.reference === undefined) return
      const first = ledger.requests.find((each) => each.facts === facts)
      // The key was erased with its request, so this counts as a new request.
      if (first && isErasedOrGone(first.reference, ledger))
        return noteAnswer(sent(answer.reference, other), world)
      const text = `a repeated key with other details was accepted as ${answer.reference}`
      return unexpected(ledger, text)
    }
    case 'family':
      return await book({ facts: { ...facts, name: `${facts.name} junior` }, key: newId() }, world)
    case 'another visit':
      return await book({ facts: { ...facts, tests: [anyTest(random)] }, key: newId() }, world)
  }
}

const thoughts = [
  ...(['same key', 'duplicate', 'correction', 'correction', 'reused', 'family'] as const),
  'another visit',
] as const

async function book(attempt: SentForm, world: World): Promise<void> {
  const { ledger, random, time, schedule } = world
  for (;;) {
    const answer = await post(attempt, world)
    const { reference } = answer ?? {}
    if (reference !== undefined) {
      noteAnswer(sent(reference, attempt.facts), world)
      return void wishNowAndThen(reference, attempt.facts, world)
    }
    ledger.note(`${attempt.facts.name} is answered ${answer?.status ?? 'by nobody'}`)
    if (answer?.status === 429) ledger.rare.add('a limit refuses a request')
    if (time.elapsedMs() > schedule.endMs) return
    await pass(world, tryAgainMs + random.between(0, 5 * minute))
  }
}

function sent(reference: string, facts: AppointmentDraft) {
  return { reference, facts, isEntry: false }
}

/** Notes a request that was answered OK. From here on it must never be lost. */
export function noteAnswer(answered: Omit<RequestFact, 'atMs'>, { ledger, time }: World): void {
  const { reference, facts } = answered
  const known = ledger.requests.find((each) => each.reference === reference)
  if (known === undefined) {
    ledger.requests.push({ ...answered, atMs: time.elapsedMs() })
    ledger.note(`${reference} is answered OK: ${facts.name}`)
  } else if (JSON.stringify(known.facts) !== JSON.stringify(facts)) {
    unexpected(ledger, `${reference} was answered to ${known.facts.name} and to ${facts.name}`)
  } else {
    ledger.rare.add('a repeated request is answered with the first reference')
  }
}

async function post(attempt: SentForm, world: World): Promise<FormAnswer | undefined> {
  const { random } = world
  const env = peerAt(`203.0.113.${random.between(1, 3)}`)
  const response = await request(world, (app) =>
    attempt.key === undefined
      ? app.request('/book-appointment', formPost(attempt.facts), env)
      : app.request('/api/send-whatsapp', aPost(attempt.facts, keyed(attempt.key)), env),
  )
  if (response === undefined) return undefined
  const { status } = response
  const text = status === 200 ? await response.text() : (response.headers.get('location') ?? '')
  const reference = /#SID\d{6}/.exec(decodeURIComponent(text))?.[0]
  return { status, reference }
}

function keyed(key: string) {
  return { 'idempotency-key': key }
}

function formPost({ tests, ...facts }: AppointmentDraft): RequestInit {
  return aFormPost([...Object.entries(facts), ...tests.map((test) => ['tests', test])])
}

/** A patient whose name and number no other patient has. */
function aPatient(index: number, { random, time }: World): AppointmentDraft {
  return {
    name: `Patient${String.fromCharCode(65 + Math.floor(index / 26), 97 + (index % 26))} Verma`,
    phone: `98${100 + index} 4${1000 + index * 7}`,
    email: random.chance(0.3) ? `p${index}@patients.example` : '',
    ...someDaysOn(delhiDate(time.trueMs()), random),
    tests: [anyTest(random)],
    // Now and then the note is longer than a template holds.
    additionalInfo: random.chance(0.15)
      ? `Pacemaker ${index}. `.repeat(40).trim()
      : `Note ${index}`,
  }
}

export function anyTest(random: Random): string {
  const test = random.pick(allTests)
  if (test === undefined) throw new Error('no tests')
  return test
}

/** A day three to six days ahead, on which the centre is open all day, and a time. */
export function someDaysOn(today: CalendarDate, random: Random) {
  const days = [3, 4, 5, 6].map((ahead) => addDays(today, ahead))
  const date = random.pick(days.filter(isOpenAllDay))
  const slot = random.pick(timeSlots.slice(2, 8))
  if (slot === undefined || date === undefined) throw new Error('no free slot')
  return { date, time: slot.label }
}

export function isOpenAllDay(day: CalendarDate): boolean {
  return hoursOn(day, centre.hours).some(({ closes }) => closes > 18 * 60)
}
