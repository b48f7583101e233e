import { z } from 'zod'
import { revoke } from '../../cli/desk.ts'
import type { Session } from '../../cli/session.ts'
import type { Card } from '../../domain/desk/board.ts'
import type { DeskAct, DeskEntry } from '../../domain/desk/desk-acts.ts'
import type { AppointmentDraft } from '../../domain/request/appointment-request.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { second } from '../../domain/time/milliseconds.ts'
import { aPost } from '../support/a-request.ts'
import { deskOrigin, ownPage } from '../support/test-desk.ts'
import { checkClosed } from './check-closed.ts'
import { said } from './history.ts'
import { type DoneAct, isWishName, lastSeen, newAct, unexpected, wishName } from './ledger.ts'
import { anyTest, isOpenAllDay, noteAnswer, someDaysOn } from './patients.ts'
import type { Random } from './random.ts'
import { requestOf } from './request.ts'
import { pass } from './waiting.ts'
import type { World } from './world.ts'

/** How often an answer is lost on its way to the page. */
const lostAnswers = 0.1

/** How often somebody revokes the device while it asks a server. */
const revocations = 0.05

export interface SimulatedDesk {
  readonly world: World
  /** Has a seed of its own, so that what a desk draws does not change what is drawn elsewhere. */
  readonly random: Random
  readonly newId: () => string
  /** Lets the receptionist in again. */
  readonly enter: (desk: SimulatedDesk) => Promise<void>
  name: string
  cookie: string
}

/** An act without its id and visit. If `asks` is missing, the act is about all that the card shows. */
export interface Deed {
  readonly act: DeskAct['act']
  readonly asks?: readonly number[]
  readonly agreed?: DoneAct['agreed']
  readonly mailsPlan?: true
  readonly reason?: 'patient'
  readonly note?: string
  readonly takesBack?: number
}

const aboutTheVisit: readonly Deed['act'][] = ['release', 'note', 'undo']

/** Posts an act under one id until the page has an answer. */
export async function doAct(
  card: Card,
  deed: Deed,
  desk: SimulatedDesk,
  undone?: DoneAct,
): Promise<DoneAct> {
  const asks = deed.asks ?? askNumbers(card)
  const isAboutAsks = !aboutTheVisit.includes(deed.act)
  const references = namedOn(card, asks)
  const kind = deed.act === 'undo' ? 'undone' : deed.act
  const plan = deed.mailsPlan && card.email
  const act = begin({ kind, references, undone, agreed: deed.agreed, plan }, desk)
  const body = { ...deed, id: act.id, visit: card.visit, ...(isAboutAsks && { asks }) }
  if (isAboutAsks) tellOf(act, desk)
  await post('/acts', aPost(body), act, desk)
  checkClosed(act, card, desk.world.ledger)
  if (act.arrivedAtMs !== undefined) noteRareOfCard(deed, act, card, desk.world)
  return act
}

function askNumbers({ asks }: Card): number[] {
  return asks.map(({ number }) => number)
}

/** The references of the requests and the names of the wishes that have these numbers. */
function namedOn({ visit, requests, asks }: Card, numbers: readonly number[]): string[] {
  const wishes = asks.filter(({ kind }) => kind !== 'request')
  return [
    ...requests.flatMap(({ number, reference }) => (numbers.includes(number) ? reference : [])),
    ...wishes.flatMap(({ number }) => (numbers.includes(number) ? wishName(visit, number) : [])),
  ]
}

function noteRareOfCard(deed: Deed, { kind, references }: DoneAct, card: Card, { ledger }: World) {
  if (deed.asks !== undefined) {
    const what = references.every(isWishName) ? 'wish' : 'later request'
    ledger.rare.add(`at the desk: only a ${what} is cancelled`)
  }
  const open = ledger.wishes
    .flatMap(({ storedAs }) => storedAs?.reference ?? [])
    .filter((wish) => wish.endsWith(` of visit ${card.visit}`))
    .filter((wish) => lastSeen(wish, ledger)?.standing === 'open')
  if (kind in said && open.some((wish) => !references.includes(wish))) {
    ledger.rare.add('at the desk: an outcome leaves a wish open that its card did not show')
  }
}

/** Enters an appointment for a patient who is known already. */
export async function enterAppointment(cards: readonly Card[], desk: SimulatedDesk): Promise<void> {
  const { world, random } = desk
  const patient = random.pick(world.ledger.requests)?.facts
  if (patient === undefined) return
  const facts = { ...patient, ...whatSheSays(patient, desk) }
  const card = cards.find(({ name, state }) => name === patient.name && state !== 'ended')
  const changed = random.chance(0.3) ? card : undefined
  const references = changed ? namedOn(changed, askNumbers(changed)) : []
  const agreed = { date: facts.date, time: facts.time }
  const act = begin({ kind: 'entered', references, undone: undefined, agreed }, desk)
  tellOf(act, desk)
  const answer = await post('/entries', aPost(entryOf(facts, act, changed, desk)), act, desk)
  const { reference } = entered.parse(await answer?.json())
  if (reference === undefined) return
  act.references.push(reference)
  noteAnswer({ reference, facts, isEntry: true }, world)
}

/** What the patient says on the phone: her first test or another one, on another day or today. */
function whatSheSays(
  { tests: [test = ''] }: AppointmentDraft,
  { world, random, newId }: SimulatedDesk,
) {
  const today = delhiDate(world.time.clockMs())
  const { date, time } = someDaysOn(today, random)
  return {
    date: isOpenAllDay(today) && random.chance(0.3) ? today : date,
    time,
    tests: [random.chance(0.5) ? test : anyTest(random)],
    additionalInfo: `By phone ${newId()}`,
  }
}

const entered = z.looseObject({ reference: z.string().optional() }).catch({})

function entryOf(
  facts: AppointmentDraft,
  { id }: DoneAct,
  changed: Card | undefined,
  { world, random }: SimulatedDesk,
): DeskEntry {
  const isToday = facts.date === delhiDate(world.time.clockMs())
  const source = isToday && random.chance(0.5) ? 'walk-in' : 'phone'
  const changes = changed && { changes: { visit: changed.visit, asks: askNumbers(changed) } }
  return { ...facts, id, source, language: 'en', ...changes }
}

function begin(
  given: Pick<DoneAct, 'kind' | 'references' | 'undone' | 'agreed'> &
    Partial<Pick<DoneAct, 'plan'>>,
  { newId, name: device, world: { ledger, time } }: SimulatedDesk,
): DoneAct {
  const nowMs = time.elapsedMs()
  const times = { happenedAtMs: nowMs, postedAtMs: nowMs }
  return newAct({ id: newId(), by: 'desk', device, ...given, ...times }, ledger)
}

/** Notes that a person knows of these requests, because she acts on them. */
function tellOf({ references }: DoneAct, { world: { ledger, time } }: SimulatedDesk): void {
  if (references.length > 0)
    ledger.tellings.push({ references: [...references], atMs: time.elapsedMs() })
}

/** Posts until the page has an answer, and returns that answer. */
async function post(path: string, body: RequestInit, act: DoneAct, desk: SimulatedDesk) {
  const { world, random } = desk
  while (world.time.elapsedMs() < world.schedule.endMs) {
    if (act.arrivedAtMs === undefined) act.device = desk.name
    const answer = await askMeanwhile(path, body, desk)
    take(answer?.status, act, desk)
    const isLost = random.chance(lostAnswers)
    if (answer !== undefined && answer.status < 500 && !isLost) {
      if (answer.status !== 403) return answer
      await desk.enter(desk)
    }
    await pass(world, random.between(2 * second, 20 * second))
  }
  return undefined
}

/** Asks a server. Now and then somebody revokes the device at the same moment. */
async function askMeanwhile(path: string, body: RequestInit, desk: SimulatedDesk) {
  const { world, random, name } = desk
  if (!world.schedule.hasIncidents || !random.chance(revocations)) {
    return await ask(path, body, desk)
  }
  let asked: ReturnType<typeof ask> | undefined
  const revokeMeanwhile = async (session: Session) => {
    const revoking = revoke(session, name)
    asked = ask(path, body, desk)
    await revoking
    world.ledger.revoked.push(name)
    world.ledger.rare.add('a device is revoked in the middle of an act')
  }
  await world.runCommand(revokeMeanwhile).catch(() => {})
  // If the store cannot be opened, no command can revoke the device.
  return await (asked ?? ask(path, body, desk))
}

/** Notes what a server answered, whether or not the page learns it. */
function take(status: number | undefined, act: DoneAct, { name, world }: SimulatedDesk): void {
  const { ledger, time } = world
  const about = act.references.join(' ')
  ledger.note(`${act.device}: ${act.kind} ${about}: ${status ?? 'no answer'}`)
  const isDone = status === 200
  if (status === undefined || status >= 500) act.isUnsure ||= act.arrivedAtMs === undefined
  else if (act.arrivedAtMs !== undefined) {
    ledger.rare.add('an act at the desk is repeated after a lost answer')
    const mayRefuse = isErased(act, world) || act.device !== name || ledger.revoked.includes(name)
    if (!isDone && !mayRefuse) {
      unexpected(ledger, `an act done at the desk was answered ${status} when repeated`)
    }
  } else if (isDone) {
    act.happenedAtMs = time.elapsedMs()
    act.arrivedAtMs = time.elapsedMs()
    noteRare(act, world)
  } else if (![403, 409, 422].includes(status)) {
    unexpected(ledger, `an act at the desk was answered ${status}`)
  }
  act.isRefused = status === 409 || status === 422
}

function isErased(act: DoneAct, { ledger }: World): boolean {
  const wishes = ledger.wishes.filter(
    ({ storedAs }) => storedAs !== undefined && act.references.includes(storedAs.reference),
  )
  const concerned = [...act.references, ...wishes.map(({ of }) => of)]
  return ledger.acts.some(
    ({ kind, references }) =>
      kind === 'erased' && references.some((each) => concerned.includes(each)),
  )
}

function noteRare({ kind, references }: DoneAct, { ledger }: World): void {
  ledger.rare.add(`at the desk: ${kind}`)
  if (references.filter((each) => !isWishName(each)).length < 2) return
  if (kind === 'agreed') ledger.rare.add('at the desk: one outcome covers two requests')
}

export async function ask(path: string, { headers, ...init }: RequestInit, desk: SimulatedDesk) {
  const { world, random, cookie } = desk
  const all = { ...ownPage, cookie, ...Object.fromEntries(new Headers(headers)) }
  return await requestOf(world, random, ({ desk: app }) =>
    app.request(deskOrigin + path, { ...init, headers: all }),
  )
}
