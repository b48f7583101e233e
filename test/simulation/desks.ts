import type { Board, Card } from '../../domain/desk/board.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { minute, second } from '../../domain/time/milliseconds.ts'
import { storeLink } from '../../server/desk/links.ts'
import { aFormPost } from '../support/a-request.ts'
import { closeRooms } from './closings.ts'
import { ask, type Deed, doAct, enterAppointment, type SimulatedDesk } from './desk-acts.ts'
import {
  type AskFact,
  breach,
  type Ledger,
  lastSeen,
  namesOf,
  type RequestFact,
  wishName,
} from './ledger.ts'
import { idsOf, seededRandom } from './random.ts'
import { pass } from './waiting.ts'
import type { World } from './world.ts'

/** The receptionists work only for this time, because it takes long to simulate a look at the board. */
const workMs = 4 * 60 * minute

/** Starts two receptionists, and somebody in the office who closes rooms. */
export function openDesks(world: World): void {
  const { seed, hasDesks } = world.schedule
  if (!hasDesks) return
  for (const [nth, name] of ['Front', 'Back'].entries()) {
    const random = seededRandom(seed * 2 + nth + 0xde5c)
    void work({ world, random, newId: idsOf(random), name, cookie: '', enter })
  }
  const random = seededRandom(seed + 0xc105ed)
  void closeAndOpen({ world, random, newId: idsOf(random), name: 'Office', cookie: '', enter })
}

async function closeAndOpen(desk: SimulatedDesk): Promise<void> {
  await enter(desk)
  await closeRooms(desk, Math.min(desk.world.schedule.endMs, workMs))
}

async function work(desk: SimulatedDesk): Promise<void> {
  const { world, random } = desk
  const endMs = Math.min(world.schedule.endMs, workMs)
  await enter(desk)
  while (world.time.elapsedMs() < endMs) {
    await pass(world, random.between(20 * second, 4 * minute))
    const cards = await look(desk)
    if (random.chance(0.08)) await enterAppointment(cards, desk)
    const card = random.pick(cards)
    if (card === undefined) continue
    // She acts after a while, so the card that she sees may be out of date.
    await pass(world, random.pick([second, random.between(second, minute)]))
    await deal(card, desk)
  }
}

/** Lets the device in by a fresh link, with a new name if its name was revoked or is in use. */
async function enter(desk: SimulatedDesk): Promise<void> {
  const { world, newId } = desk
  if (world.ledger.revoked.includes(desk.name)) desk.name += ' again'
  for (;;) {
    const key = newId()
    const isOpen = await world
      .runCommand(({ database, now }) => storeLink(database.db, key, now()))
      .then(
        () => true,
        () => false,
      )
    const entered = isOpen && (await ask(`/enter/${key}`, aFormPost({ name: desk.name }), desk))
    if (entered && entered.status === 303) {
      desk.cookie = entered.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
      return world.ledger.note(`${desk.name} is let in to the desk`)
    }
    if (entered && entered.status === 422) desk.name += ' again'
    await pass(world, minute)
  }
}

/** Reads the board, checks that it shows what is open, and returns its cards. */
async function look(desk: SimulatedDesk): Promise<readonly Card[]> {
  const { world } = desk
  const askedMs = world.time.elapsedMs()
  const answer = await ask('/board.json', {}, desk)
  if (answer?.status === 403) await enter(desk)
  if (answer?.status !== 200) return []
  const { cards }: Board = await answer.json()
  const { requests, wishes } = world.ledger
  for (const request of requests) {
    if (isSurelyOpen(request, askedMs, world.ledger)) checkShown(request, cards, world.ledger)
  }
  for (const { storedAs } of wishes) {
    if (storedAs !== undefined && isSurelyOpen(storedAs, askedMs, world.ledger)) {
      checkWishShown(storedAs, cards, world.ledger)
    }
  }
  for (const card of cards) checkCard(card, world.ledger)
  return cards
}

/** Whether an ask was open before the board was asked for, and no act can have closed it meanwhile. */
function isSurelyOpen({ reference, atMs }: AskFact, askedMs: number, ledger: Ledger): boolean {
  const last = lastSeen(reference, ledger)
  return (
    atMs < askedMs &&
    last?.standing === 'open' &&
    last.atMs < askedMs &&
    !ledger.acts.some((act) => act.references.includes(reference) && act.number === undefined)
  )
}

/** Records a violation unless a card shows this request as the patient sent it. */
function checkShown({ reference, facts }: RequestFact, cards: readonly Card[], ledger: Ledger) {
  const shown = cards
    .flatMap(({ requests }) => requests)
    .find((request) => request.reference === reference)
  const { date, time, tests, additionalInfo } = facts
  const typed = JSON.stringify([date, time, tests, additionalInfo])
  const seen = shown && [shown.asked.date, shown.asked.time, shown.tests, shown.notes]
  if (JSON.stringify(seen) === typed) return
  const text =
    shown === undefined
      ? 'it is open, but no card shows it'
      : 'its card shows other details than the patient sent'
  breach(ledger, 'the board shows each open request and wish', reference, text)
}

function checkWishShown({ reference }: AskFact, cards: readonly Card[], ledger: Ledger): void {
  const isShown = cards.some(({ visit, asks }) =>
    asks.some(({ number, state }) => wishName(visit, number) === reference && state === 'open'),
  )
  if (!isShown)
    breach(ledger, 'the board shows each open request and wish', reference, 'no card shows it')
}

/** Records a violation if a card has the name of another patient. */
function checkCard({ requests, name }: Card, ledger: Ledger): void {
  const other = ledger.requests.find(
    (each) =>
      requests.some(({ reference }) => reference === each.reference) &&
      !namesOf(requests, ledger).includes(name),
  )
  if (other === undefined) return
  const rule = 'no visit, card or message mixes two patients'
  breach(ledger, rule, other.reference, `its card has the name ${name}`)
}

async function deal(card: Card, desk: SimulatedDesk): Promise<void> {
  const { world, random } = desk
  const today = delhiDate(world.time.clockMs())
  const isExpected = card.state === 'expected' && card.agreement?.date === today
  if (isExpected && random.chance(0.5)) {
    return await conclude(card, { act: random.pick(['arrived', 'no-show'] as const) }, desk)
  }
  if (random.chance(0.15)) return void (await doAct(card, { act: 'seen' }, desk))
  if (random.chance(0.7)) {
    const isHers = (await doAct(card, { act: 'claim' }, desk)).arrivedAtMs !== undefined
    // Sometimes she is called away and records no outcome. Some calls outlast the claim.
    if (!isHers || random.chance(0.3)) return
    await pass(world, random.between(5 * second, random.pick([minute, 12 * minute])))
    if (random.chance(0.15)) return void (await doAct(card, { act: 'release' }, desk))
    if (random.chance(0.2)) await doAct(card, { act: 'note', note: `Of ${card.name}` }, desk)
  }
  await conclude(card, outcomeOf(card, today, desk), desk)
}

function outcomeOf(card: Card, today: string, { random }: SimulatedDesk): Deed {
  const [{ asked, number: newest }] = card.requests
  const act = random.pick(['agreed', 'no-answer', 'wrong-number', 'cancelled'] as const)
  const date = random.chance(0.4) ? today : asked.date
  if (act === 'agreed') {
    // If the centre sends no mail, ordering the plan has no effect.
    const isWished = card.email !== '' && random.chance(0.5)
    return { act, agreed: { date, time: asked.time }, ...(isWished && { mailsPlan: true }) }
  }
  if (act !== 'cancelled') return { act }
  // If the card has several asks, half of the cancellations are about the last ask only, such as a later request.
  const isOfChange = card.asks.length > 1 && random.chance(0.5)
  const change = card.asks.at(-1)?.number ?? newest
  return { act, reason: 'patient', ...(isOfChange && { asks: [change] }) }
}

/** Records an outcome, and sometimes undoes it. */
async function conclude(card: Card, outcome: Deed, desk: SimulatedDesk): Promise<void> {
  const { world, random } = desk
  const done = await doAct(card, outcome, desk)
  if (done.arrivedAtMs === undefined || random.chance(0.6)) return
  await pass(world, random.between(second, 70 * second))
  if (done.number === undefined) return
  await doAct(card, { act: 'undo', takesBack: done.number }, desk, done)
}
