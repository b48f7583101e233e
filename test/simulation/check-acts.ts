import { minute } from '../../domain/time/milliseconds.ts'
import { whyNotWished } from './check-wishes.ts'
import { said } from './history.ts'
import { type Attempt, breach, type DoneAct, type Ledger } from './ledger.ts'
import type { SeenEvent, SeenVisit, SeenVisits } from './stored.ts'
import { followedMs, isClockRight } from './timeline.ts'
import type { World } from './world.ts'

/** How long a claim keeps other devices from calling. */
const claimMs = 10 * minute

/** An accepted tap ends a claim once a server applies the tap, even in a fault by this time. */
const appliedMs = 5 * minute

/**
 * Records a violation unless somebody did what the event records, about the asks that were shown, and no earlier
 * event records it. A `notified` event must name only requests that a person could have noticed.
 */
export function checkEvent(event: SeenEvent, visit: SeenVisit, world: World): void {
  const { ledger } = world
  const named = event.asks.flatMap(
    (ask) => visit.asks.find(({ number }) => number === ask)?.reference ?? [],
  )
  checkTime(event, visit, world)
  const wrong = wrongIn(event, { visit, named, ledger })
  if (wrong === undefined) return
  const rule =
    event.kind === 'notified'
      ? 'an ask counts as notified only if a person could notice the message'
      : 'an event records only what somebody did, about the asks that were shown'
  breach(ledger, rule, visit.requests[0]?.reference, `${event.kind} by ${event.actor}: ${wrong}`)
}

/** Records a violation if a tap is not stored with the time at which it was made. */
function checkTime({ actor, messageId, happenedAtMs }: SeenEvent, visit: SeenVisit, world: World) {
  const { ledger, schedule } = world
  const tap = ledger.acts.find(({ by, id }) => by === 'tap' && id === messageId)
  if (actor !== 'tap' || tap === undefined) return
  // A tap from the future, by the server's clock, is stored with the time of its report. It is not judged.
  const postedAtMs = (tap.postedAtMs ?? 0) - followedMs
  const isRight = isClockRight({ postedAtMs }, schedule, ledger.elapsedMs())
  if (!isRight || happenedAtMs === schedule.startMs + tap.happenedAtMs) return
  const rule = 'each tap is recorded, with the time at which it was made'
  breach(ledger, rule, visit.requests[0]?.reference, 'it is recorded with another time')
}

interface RecordedVisit {
  readonly visit: SeenVisit
  readonly named: readonly string[]
  readonly ledger: Ledger
}

function wrongIn(event: SeenEvent, recorded: RecordedVisit): string | undefined {
  const { visit, named, ledger } = recorded
  if (event.isByRevoked) return 'its device had been revoked'
  switch (event.actor) {
    case 'command':
      if (event.kind === 'erased' && isUnlearned(visit, ledger)) return undefined
      return wrongInAct(event, recorded)
    case 'desk':
    case 'tap':
      return wrongInAct(event, recorded)
    case 'patient':
      return whyNotWished(event, visit, ledger)
    case 'server': {
      const isTold = (reference: string) =>
        ledger.tellings.some(({ references }) => references.includes(reference))
      const isOfVisit = ({ about }: Attempt) =>
        visit.requests.some(({ reference }) => about.references.includes(reference))
      if (event.kind === 'plan-mailed' || event.kind === 'plan-refused') {
        const isSent = ledger.attempts.some((each) => each.about.kind === 'plan' && isOfVisit(each))
        return isSent ? undefined : 'no plan was mailed'
      }
      const unseen = named.filter((reference) => !isTold(reference))
      if (event.kind !== 'notified') return 'no server may do that'
      return unseen.length === 0 ? undefined : `nobody could have noticed ${unseen.join(' ')}`
    }
    default:
      return 'nobody did that'
  }
}

/**
 * Whether the ledger knows no request of this visit, because every answer to its entry was lost. No command
 * names such a visit, but a command that erases a phone number erases it too.
 */
function isUnlearned({ requests }: SeenVisit, { requests: learnt, acts }: Ledger): boolean {
  const isLearnt = ({ reference }: { readonly reference: string }) =>
    learnt.some((each) => each.reference === reference)
  return !requests.some(isLearnt) && acts.some(({ kind }) => kind === 'erased')
}

/** Whether this command made the event. An erasure, or a command that is typed again, may make several events. */
function isCommand(
  { kind, references, number, isUnsure }: DoneAct,
  event: SeenEvent,
  visit: SeenVisit,
) {
  const isOfVisit = visit.requests.some(({ reference }) => references.includes(reference))
  return kind === event.kind && isOfVisit && (number === undefined || isUnsure || kind === 'erased')
}

/** Kinds of act that concern the whole visit, not single requests. */
const aboutTheVisit = ['note', 'undone', 'reopened', 'erased', 'corrected']

function actOf(event: SeenEvent, visit: SeenVisit, { acts }: Ledger): DoneAct | undefined {
  const idOf = { desk: event.actId, tap: event.messageId, command: '' }
  return acts.find((act) => {
    if (act.by !== event.actor) return false
    return act.by === 'command' ? isCommand(act, event, visit) : act.id === idOf[act.by]
  })
}

function wrongInAct(event: SeenEvent, { visit, named, ledger }: RecordedVisit): string | undefined {
  const act = actOf(event, visit, ledger)
  if (act === undefined) return 'nobody did that'
  if (act.number !== undefined && act.by !== 'command') return 'it is recorded twice'
  act.number = event.number
  const kind = act.kind === 'claim' ? 'seen' : act.kind
  if (event.kind !== kind) return `the act was ${kind}`
  const own = visit.requests.find(({ number }) => number === event.request)?.reference
  const about = named.filter((reference) => reference !== own)
  const shown = act.references.filter((each) => each !== own)
  const isAsShown = act.by === 'tap' || shown.length === about.length
  const isShown = about.every((each) => shown.includes(each)) && isAsShown
  if (!aboutTheVisit.includes(kind) && !isShown) {
    return `it names ${about.join(' ')}, but ${shown.join(' ')} was shown`
  }
  // Keeps only the asks that the event names. A tap covers only asks that every copy of its message showed.
  if (act.by === 'tap') act.references.splice(0, act.references.length, ...about)
  // Reopening one request reopens every ask that the same outcome was about.
  if (kind === 'reopened') act.references.push(...about)
  if (act.by === 'desk' && act.undone?.number !== event.takesBack)
    return `it takes back event ${event.takesBack}, not the one that was undone`
  if (act.agreed && JSON.stringify(act.agreed) !== JSON.stringify(event.agreed)) {
    return 'another time was agreed'
  }
  return undefined
}

/** Records a violation if an act that was answered OK is not stored, or if a device loses a claim too early. */
export function checkActs(stored: SeenVisits, world: World): void {
  const { ledger, time, schedule } = world
  for (const act of ledger.acts) {
    if (act.arrivedAtMs === undefined || act.by !== 'desk') continue
    // Giving back a claim writes no event; every other act does.
    const isRecorded = act.kind === 'release' || act.number !== undefined
    if (act.arrivedAtMs === time.elapsedMs() && !isRecorded) {
      const text = `${act.device} was answered OK for ${act.kind}, but no event records it`
      breach(ledger, 'an act that was answered OK is recorded once', act.references[0], text)
    }
    const isInForce = (act.postedAtMs ?? Infinity) + claimMs > time.elapsedMs()
    if (act.kind === 'claim' && isInForce && isClockRight(act, schedule, time.elapsedMs())) {
      checkClaim(act, stored, ledger)
    }
  }
}

/** Records a violation if a device that was given the claim loses it too early, because then two devices could call. */
function checkClaim(act: DoneAct, stored: SeenVisits, ledger: Ledger): void {
  const { device, references, postedAtMs = 0 } = act
  const visit = [...stored.values()].find(({ requests }) =>
    requests.some(({ reference }) => references.includes(reference)),
  )
  if (visit === undefined || visit.caller === device) return
  const mayHaveEnded =
    ledger.revoked.includes(device) ||
    ledger.acts.some(
      (each) =>
        !isSurelyRefused(each) &&
        (isHerOwn(each, act) || (endsClaim(each, postedAtMs) && isAbout(each, visit))),
    )
  if (mayHaveEnded) return
  const text = `${device} was given the claim, but ${visit.caller ?? 'nobody'} has it`
  breach(ledger, 'only one device calls about a request', references[0], text)
}

/** Whether the claiming device has since released the claim or undone an act. */
function isHerOwn({ kind, device, postedAtMs = 0 }: DoneAct, claim: DoneAct): boolean {
  const isBack = kind === 'undone' || kind === 'release'
  return isBack && device === claim.device && postedAtMs >= (claim.postedAtMs ?? 0)
}

function endsClaim({ kind, by, arrivedAtMs = Infinity }: DoneAct, claimedMs: number): boolean {
  const isEnd = kind in said || kind === 'erased'
  return isEnd && arrivedAtMs >= claimedMs - (by === 'tap' ? appliedMs : 0)
}

function isAbout(act: DoneAct, { asks }: SeenVisit): boolean {
  return asks.some(({ reference }) => act.references.includes(reference))
}

function isSurelyRefused({ isRefused, isUnsure, arrivedAtMs }: DoneAct): boolean {
  return isRefused && !isUnsure && arrivedAtMs === undefined
}
