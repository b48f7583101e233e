import { second } from '../../domain/time/milliseconds.ts'
import {
  type Attempt,
  breach,
  isWishName,
  type LastSightings,
  type Ledger,
  type MessageContent,
  namesOf,
  type Sighting,
} from './ledger.ts'
import { namedIn } from './setup.ts'
import { isClockShared } from './timeline.ts'
import type { World } from './world.ts'

/** A server that has leased a notice may send it within this time. */
const leaseMs = 90 * second

/** The longest time from a server's last look at a visit until it sends the message. */
const underWayMs = second

/** Records a violation of each rule that this message breaks at the moment it leaves. */
export function checkAttempt(attempt: Attempt, seen: LastSightings, world: World): void {
  const { ledger } = world
  if (attempt.about.kind === 'plan') checkPlan(attempt, ledger)
  else checkToStaff(attempt, seen, world)
  checkPatients(attempt, seen, ledger)
}

function checkToStaff(attempt: Attempt, seen: LastSightings, { ledger, schedule }: World): void {
  const { atMs, recipient, about, setup } = attempt
  const [reference] = about.references
  if (!namedIn(setup).includes(recipient)) {
    const text = `a message goes to ${recipient}, whom the settings do not name`
    breach(ledger, 'messages go only to recipients whom the settings name', reference, text)
  }
  if (!inForceAt(atMs, ledger).includes(recipient)) {
    const text = `a message goes to ${recipient}, whom newer settings do not name`
    breach(ledger, 'messages go only to recipients whom the settings name', reference, text)
  }
  if (isClockShared(atMs, schedule) && ledger.attempts.some((other) => isTwin(other, attempt))) {
    const text = `sent to ${recipient} while another message about it is under way`
    breach(ledger, 'only one message about a request is on its way to a recipient', reference, text)
  }
  const requests = about.references.filter((each) => !isWishName(each))
  if (requests.length > 1) ledger.rare.add('a message shows two requests')
  checkCovered(attempt, seen, ledger)
}

/** Records a violation if a plan goes to an address more often than reception ordered it for that address. */
function checkPlan({ recipient, about }: Attempt, ledger: Ledger): void {
  const isAbout = ({ references }: Pick<MessageContent, 'references'>) =>
    references.some((each) => about.references.includes(each))
  const ordered = ledger.acts.filter((act) => act.plan === recipient && isAbout(act))
  // Mails that the mail server took, of which the process knows.
  const given = ledger.attempts.filter(
    ({ about, fate, answer }) =>
      about.kind === 'plan' && isAbout(about) && fate === 'taken' && answer === 'given',
  )
  if (given.length >= ordered.length) {
    const text = `a plan goes to ${recipient}, ordered ${ordered.length} times and already sent ${given.length}`
    const rule = 'a plan is mailed only as often as reception ordered it'
    breach(ledger, rule, about.references[0], text)
  }
  ledger.rare.add('a plan is mailed')
}

/**
 * The recipients that a message may have: those of the newest start that is older than `underWayMs`, and
 * those of each later start.
 */
function inForceAt(atMs: number, { inForce }: Ledger): readonly string[] {
  const last = inForce.findLastIndex((each) => each.atMs < atMs - underWayMs)
  return inForce.slice(Math.max(0, last)).flatMap(({ named }) => named)
}

/**
 * Whether `other` goes to the same recipient, shows a request that this message shows, began within the last
 * lease and is still under way.
 */
function isTwin(other: Attempt, { atMs, recipient, about }: Attempt): boolean {
  return (
    other.isUnderWay() &&
    other.recipient === recipient &&
    atMs > other.atMs &&
    atMs < other.atMs + leaseMs &&
    other.about.references.some((reference) => about.references.includes(reference))
  )
}

/** Records a violation if a message shows a request or a wish about which nobody has to call any more. */
function checkCovered({ atMs, about }: Attempt, seen: LastSightings, ledger: Ledger): void {
  const covered = about.references.find((each) => {
    const { coveredSinceMs = Infinity } = seen.get(each) ?? {}
    return coveredSinceMs < atMs - underWayMs
  })
  if (covered === undefined) return
  const text = `a '${about.kind}' message about it leaves, but nobody has to call any more`
  breach(ledger, 'no message shows an ask about which nobody has to call', covered, text)
}

/** Records a violation if a message names a patient of another request, or one whose data was erased. */
function checkPatients({ atMs, about }: Attempt, seen: LastSightings, ledger: Ledger): void {
  const { requests, erasures } = ledger
  const own = requests.filter(({ reference }) => about.named.includes(reference))
  for (const { reference, facts } of requests) {
    const isNamed = (name: string) => about.text.includes(name)
    if (!namesOf([{ reference }], ledger).some(isNamed)) continue
    const erasedMs = erasures.find((each) => each.reference === reference)?.atMs ?? Infinity
    const isElsewhere = requests.some(
      (each) => each.facts.name.startsWith(facts.name) && isThere(seen.get(each.reference)),
    )
    if (atMs >= erasedMs + leaseMs && !isElsewhere) {
      const text = 'a message names its patient after the erasure'
      breach(ledger, 'nothing erased comes back', reference, text)
    }
    if (own.length === 0 || own.some((each) => each.facts.name.startsWith(facts.name))) continue
    const text = `a message about ${own[0]?.reference} names ${facts.name}`
    breach(ledger, 'no visit, card or message mixes two patients', reference, text)
  }
}

function isThere(sighting: Sighting | undefined): boolean {
  return sighting?.standing !== 'erased' && sighting?.standing !== 'gone'
}
