/** A fault planted in one row of a table of docs/decisions/027. A test must find it. */
export interface Mutant {
  /** The row, and what the fault does to it. */
  readonly row: string
  readonly file: string
  /** The code that the fault replaces. The file has it once. */
  readonly right: string
  readonly wrong: string
}

const effects = 'domain/visit/event-effects.ts'
const asks = 'domain/visit/compute-visit.ts'
const fold = 'domain/visit/compute-visit.ts'
const order = 'domain/visit/reading-order.ts'
const refusal = 'domain/visit/refusal.ts'
const owed = 'domain/visit/owed.ts'
const agreement = 'domain/visit/agreement.ts'
const notices = 'server/visits/visit-notices.ts'
const sending = 'server/visits/visit-messages.ts'

/** Table A: what each kind of event does. */
export const ofEvents: readonly Mutant[] = [
  {
    row: 'request: is not open',
    ...{ file: asks, right: "state: 'open', holds: false", wrong: "state: 'closed', holds: false" },
  },
  {
    row: 'request: does not count in an ended visit',
    file: fold,
    right: "if (item.kind === 'request' || stateOf(tally.asks) !== 'ended') return true",
    wrong:
      "if (item.kind === 'request') return tally.asks.length === 0 || stateOf(tally.asks) !== 'ended'\n  if (stateOf(tally.asks) !== 'ended') return true",
  },
  {
    row: 'entered: its request does not hold',
    ...{
      file: effects,
      right: "entered: { named: 'closed', holds: true",
      wrong: "entered: { named: 'closed', holds: false",
    },
  },
  {
    row: 'entered: a patient who has come is still expected',
    ...{ file: asks, right: ' && !hasCome(event)', wrong: '' },
  },
  {
    row: 'notified: does not tell',
    ...{
      file: effects,
      right: 'notified: { notifies: true, inEnded',
      wrong: 'notified: { inEnded',
    },
  },
  {
    row: 'seen: does not tell',
    ...{ file: effects, right: 'seen: { notifies: true, inEnded', wrong: 'seen: { inEnded' },
  },
  {
    row: 'agreed: requests do not hold',
    ...{
      file: effects,
      right: "agreed: { named: 'closed', holds: true",
      wrong: "agreed: { named: 'closed', holds: false",
    },
  },
  {
    row: 'agreed: wishes hold',
    ...{ file: asks, right: "return kind === 'request' &&", wrong: 'return' },
  },
  {
    row: 'tap "called": changes a closed ask',
    ...{ file: asks, right: "(isTap(event) && ask.state === 'closed')", wrong: 'false' },
  },
  {
    row: 'tap "called": does not mark its time as the one asked for',
    ...{ file: agreement, right: 'isAsAsked: true', wrong: 'isAsAsked: false' },
  },
  {
    row: 'tap "called": wishes alone give an agreement',
    ...{ file: agreement, right: 'return newest && {', wrong: 'return {' },
  },
  {
    row: 'no-answer: closes',
    ...{
      file: effects,
      right: "'no-answer': { named: 'call again'",
      wrong: "'no-answer': { named: 'closed'",
    },
  },
  {
    row: 'call-later: does not tell',
    file: effects,
    right: "'call-later': { named: 'call again', notifies: true",
    wrong: "'call-later': { named: 'call again'",
  },
  {
    row: 'an outcome: does not end a claim',
    file: effects,
    right: "return isOutcome(item) || item.kind === 'entered'",
    wrong: "return item.kind === 'entered'",
  },
  {
    row: 'tap "no answer": closes',
    file: effects,
    right: "'tap-no-answer': { named: 'call again'",
    wrong: "'tap-no-answer': { named: 'closed'",
  },
  {
    row: 'cancelled: still holds',
    file: effects,
    right: "cancelled: { named: 'closed', holds: false",
    wrong: "cancelled: { named: 'closed'",
  },
  {
    row: 'arrived: counts on any day of an ended visit',
    file: effects,
    right: "arrived: { named: 'closed', holds: false, notifies: true, inEnded: 'on its day'",
    wrong: "arrived: { named: 'closed', holds: false, notifies: true, inEnded: 'read'",
  },
  {
    row: 'no-show: leaves its asks open',
    ...{
      file: effects,
      right: "'no-show': { named: 'closed'",
      wrong: "'no-show': { named: 'open'",
    },
  },
  {
    row: 'arrived and no-show: accepted before the agreed day',
    ...{
      file: refusal,
      right: "(kind === 'arrived' || kind === 'no-show') && isTooEarly",
      wrong: 'false',
    },
  },
  {
    row: 'not-arrived: takes nothing back',
    ...{ file: fold, right: "item.kind === 'not-arrived' ?", wrong: 'false ?' },
  },
  {
    row: 'reopened: leaves its asks to call again',
    file: asks,
    right: "return { ...ask, ...settled, state: 'open', reopenedBy",
    wrong: "return { ...ask, ...settled, state: 'call again', reopenedBy",
  },
  {
    row: 'reopened: the outcome still counts',
    ...{ file: order, right: "item.kind === 'reopened' ? item.takesBack : []", wrong: '[]' },
  },
  {
    row: 'reopened: keeps the call-by of the request',
    file: asks,
    right: 'reopenedBy, callByMs, openedAtMs: recordedAtMs',
    wrong: 'reopenedBy, openedAtMs: recordedAtMs',
  },
  {
    row: 'undone: the act still counts',
    ...{ file: order, right: "item.kind === 'undone' ? item.takesBack : []", wrong: '[]' },
  },
  {
    row: 'undone: the request of an entry stays',
    ...{
      file: order,
      right: 'undone.includes(item.number) ? item.request : []',
      wrong: 'false ? item.request : []',
    },
  },
  {
    row: 'undone: accepted from another device',
    ...{ file: refusal, right: 'return isOwn && Math.abs', wrong: 'return Math.abs' },
  },
  {
    row: 'undone: accepted after its minute',
    ...{ file: refusal, right: '< undoMs', wrong: '< 2 * undoMs' },
  },
  {
    row: 'corrected: accepted in an ended visit',
    ...{
      file: effects,
      right: "corrected: { inEnded: 'not read' }",
      wrong: "corrected: { inEnded: 'read' }",
    },
  },
  {
    row: 'note: refused in an ended visit',
    ...{
      file: effects,
      right: "note: { inEnded: 'read' }",
      wrong: "note: { inEnded: 'not read' }",
    },
  },
  {
    row: 'agreed: the plan by mail is forgotten',
    ...{ file: agreement, right: ', ...plan }', wrong: ' }' },
  },
  {
    row: 'plan-mailed and plan-refused: count for another agreement',
    ...{
      file: agreement,
      right: ' || agreed?.plan?.number !== event.plan) return agreed',
      wrong: ' || agreed?.plan === undefined) return agreed',
    },
  },
  {
    row: 'reminded: stays after another agreement',
    ...{
      file: fold,
      right: 'return isAgreeing ? undefined : tally.remindedAtMs',
      wrong: 'return tally.remindedAtMs',
    },
  },
  {
    row: 'wishes: the same wish counts twice',
    ...{ file: asks, right: 'isOpenAlready(event, asks) ? asks : [', wrong: 'false ? asks : [' },
  },
  {
    row: 'erased: keeps the asks',
    ...{
      file: asks,
      right: "if (event.kind === 'erased') return []",
      wrong: "if (event.kind === 'erased') return asks",
    },
  },
  {
    row: 'erased: something counts after it',
    ...{ file: fold, right: "if (tally.read.at(-1)?.kind === 'erased') return false", wrong: '' },
  },
  {
    row: 'erased: an act is accepted after it',
    ...{ file: refusal, right: "if (visit.ending === 'erased') return 'erased'", wrong: '' },
  },
  {
    row: 'a claim outlasts an outcome',
    ...{ file: 'domain/visit/visit.ts', right: ' && claimsEndAt < number', wrong: '' },
  },
]

/** Table B: which notices are owed. */
export const ofNotices: readonly Mutant[] = [
  {
    row: 'plan: mailed while the act can be undone',
    ...{ file: agreement, right: 'askedForAtMs + undoMs', wrong: 'askedForAtMs' },
  },
  {
    row: 'plan: mailed after the visit began',
    ...{ file: agreement, right: 'nowMs < beginsAtMs', wrong: 'nowMs > 0' },
  },
  {
    row: 'plan: mailed twice',
    ...{ file: agreement, right: ' || plan.sent !== undefined', wrong: '' },
  },
  {
    row: 'plan: owed although it cannot be mailed',
    ...{
      file: owed,
      right: 'if (recipient === undefined) return []',
      wrong: 'if (recipient === undefined) recipient = String()',
    },
  },
  {
    row: 'request: not owed to a recipient who was in force when it came',
    ...{
      file: owed,
      right: '!ask.isNotified || ask.openedAtMs >= inForceSinceMs',
      wrong: '!ask.isNotified',
    },
  },
  {
    row: 'request: owed to a new recipient about what others were told',
    ...{ file: owed, right: '!ask.isNotified || ask.openedAtMs >= inForceSinceMs', wrong: 'true' },
  },
  {
    row: 'request to the mailbox: not mailed at once if the template cuts it',
    ...{
      file: owed,
      right: 'if (cutAsks.includes(ask.number)) return [{ key, atMs: 0 }]',
      wrong: '',
    },
  },
  {
    row: 'request to the mailbox: mailed although told',
    ...{
      file: owed,
      right: 'if (ask.isNotified) return []\n  const others',
      wrong: 'const others',
    },
  },
  {
    row: 'request to the mailbox: not mailed at once after a failure',
    ...{ file: owed, right: 'if (sent.some(({ isFailed }) => isFailed)) return 0', wrong: '' },
  },
  {
    row: 'request to the mailbox: waits 15 minutes if no message was accepted',
    ...{
      file: owed,
      right: 'inHaste(waits.mailWithoutAccepted',
      wrong: 'inHaste(waits.mailWithoutDelivered',
    },
  },
  {
    row: 'request to the mailbox: waits 5 minutes after a message was accepted',
    ...{
      file: owed,
      right: 'inHaste(waits.mailWithoutDelivered',
      wrong: 'inHaste(waits.mailWithoutAccepted',
    },
  },
  {
    row: 'request to the mailbox: owed twice if it is a recipient of reception',
    ...{ file: owed, right: ' || reception.some(({ key }) => key === receptionMail)', wrong: '' },
  },
  {
    row: 'alarm: sent only at the time of needs-call',
    ...{ file: owed, right: 'inHaste(waits.alarm,', wrong: 'inHaste(waits.needsCall,' },
  },
  {
    row: 'alarm: sent to nobody if there is no owner',
    ...{ file: owed, right: 'const key = owner ?? receptionMail', wrong: 'const key = owner' },
  },
  {
    row: 'alarm and needs-call: owed although told',
    ...{
      file: owed,
      right: 'if (ask.isNotified) return []\n  const { owner',
      wrong: 'const { owner',
    },
  },
  {
    row: 'needs-call: not sent to the owner',
    ...{ file: owed, right: 'new Set([receptionMail, owner]', wrong: 'new Set([receptionMail]' },
  },
  {
    row: 'needs-call: the visit is not listed',
    ...{
      file: owed,
      right: 'needsCall: listed.length > listedLater.length',
      wrong: 'needsCall: false',
    },
  },
  {
    row: 'remind: sent to a terminal',
    ...{ file: owed, right: '.filter(({ isTerminal }) => !isTerminal)', wrong: '' },
  },
  {
    row: 'remind and tell-owner: sent though the centre records no outcomes',
    file: owed,
    right: 'situation.areOutcomesRecorded || !needsOutcomes.has(kind)',
    wrong: 'situation.areOutcomesRecorded || needsOutcomes.size > 0',
  },
  {
    row: 'tell-owner: sent a minute late',
    ...{
      file: owed,
      right: "'tell-owner', callByMs,",
      wrong: "'tell-owner', callByMs + minute,",
    },
  },
  {
    row: 'an ask to call again is announced',
    ...{
      file: owed,
      right: ".filter(({ state }) => state === 'open')",
      wrong: ".filter(({ state }) => state !== 'closed')",
    },
  },
  {
    row: 'a notice that is no longer needed stays due',
    ...{
      file: notices,
      right: '.filter((notice) => !isNeeded(notice))',
      wrong: '.filter(() => false)',
    },
  },
  {
    row: 'a notice in flight is ended',
    file: notices,
    right: 'isQueued(notice.row) && !isInFlight(notice.row, nowMs)',
    wrong: 'isQueued(notice.row)',
  },
  {
    row: 'a message that is no longer needed is sent',
    ...{
      file: sending,
      right: 'if (!needed.some((key) => isSameNotice(key, notice))) {',
      wrong: 'if (needed.length > 99) {',
    },
  },
  {
    row: 'two messages of a visit are on their way to one recipient',
    ...{
      file: sending,
      right: "if (other !== undefined) return { result: { kind: 'must wait', untilMs: other } }",
      wrong: '',
    },
  },
  {
    row: 'an ended notice that is needed again is not due again',
    ...{
      file: notices,
      right: '.filter((notice) => isEndedAsNotNeeded(notice.row) && isNeeded(notice))',
      wrong: '.filter(() => false)',
    },
  },
  {
    row: 'a clock that was ahead delays the waits',
    ...{
      file: owed,
      right: 'const isAhead = situation.lastRecordedAtMs > nowMs + clocksApartMs',
      wrong: 'const isAhead = false',
    },
  },
  {
    row: 'an ask beyond the limit has notices of its own',
    ...{
      file: owed,
      right: 'if (situation.summarisedAsks.includes(ask.number)) return []',
      wrong: '',
    },
  },
  {
    row: 'an ask beyond the limit is not listed',
    ...{
      file: owed,
      right: 'if (situation.summarisedAsks.includes(ask.number)) return 0',
      wrong: '',
    },
  },
  {
    row: 'an ask past its retries is announced',
    ...{
      file: owed,
      right: 'nowMs <= situation.retryingEndsAt(callByMs, openedAtMs)',
      wrong: 'callByMs > 0',
    },
  },
  {
    row: 'nobody looks again',
    ...{
      file: owed,
      right: 'lookAgainAtMs: look.length === 0 ? undefined : Math.min(...look)',
      wrong: 'lookAgainAtMs: undefined',
    },
  },
  {
    row: 'a message that failed later counts as sent',
    ...{ file: owed, right: '      !notice.isFailed &&\n', wrong: '' },
  },
  {
    row: 'a message counts as sent about an ask that it did not show',
    ...{ file: owed, right: 'notice.shows.includes(key.ask)', wrong: 'true' },
  },
  {
    row: 'a reopened ask is not followed up again',
    ...{
      file: owed,
      right: "kind === 'request' ? 0 : ask.reopenedBy",
      wrong: '0',
    },
  },
  {
    row: 'waits begin while the centre is closed',
    ...{
      file: owed,
      right: 'Math.max(openedAtMs, span?.opensAt ?? openedAtMs)',
      wrong: 'openedAtMs',
    },
  },
  {
    row: 'waits do not shrink if the call is due soon',
    ...{ file: owed, right: 'Math.min(1, leftMs / callBackWithinMs)', wrong: '1' },
  },
]
