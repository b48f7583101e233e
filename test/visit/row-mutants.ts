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
const fold = 'domain/visit/compute-visit.ts'
const order = 'domain/visit/reading-order.ts'
const refusal = 'domain/visit/refusal.ts'
const owed = 'domain/visit/owed.ts'
const agreement = 'domain/visit/agreement.ts'
const notices = 'server/visits/visit-notices.ts'
const sending = 'server/visits/visit-messages.ts'
const claims = 'domain/visit/visit.ts'

/** A file, the row with its fault, the code that the fault replaces, and what it puts there. */
type MutantRow = readonly [file: string, row: string, right: string, wrong: string]

function mutantsIn(rows: readonly MutantRow[]): readonly Mutant[] {
  return rows.map(([file, row, right, wrong]) => ({ file, row, right, wrong }))
}

/** Table A: what each kind of event does. */
export const ofEvents = mutantsIn([
  [
    fold,
    'request: its ask is closed from the start',
    "state: 'open', holds: false",
    "state: 'closed', holds: false",
  ],
  [
    fold,
    'request: does not count in an ended visit',
    "if (item.kind === 'request' || stateOf(soFar.asks) !== 'ended') return true",
    "if (item.kind === 'request') return soFar.asks.length === 0 || stateOf(soFar.asks) !== 'ended'\n  if (stateOf(soFar.asks) !== 'ended') return true",
  ],
  [
    effects,
    'entered: its request does not hold the agreement',
    "entered: { asksBecome: 'closed', holds: true",
    "entered: { asksBecome: 'closed', holds: false",
  ],
  [fold, 'entered: a patient who has come is still expected', ' && !hasCome(event)', ''],
  [
    effects,
    'notified: leaves its asks not notified',
    'notified: { notifies: true, ifEnded',
    'notified: { ifEnded',
  ],
  [
    effects,
    'seen: leaves its asks not notified',
    'seen: { notifies: true, ifEnded',
    'seen: { ifEnded',
  ],
  [
    effects,
    'agreed: requests do not hold the agreement',
    "agreed: { asksBecome: 'closed', holds: true",
    "agreed: { asksBecome: 'closed', holds: false",
  ],
  [fold, 'agreed: wishes hold the agreement too', "return kind === 'request' &&", 'return'],
  [fold, 'tap "called": changes a closed ask', "(isTap(event) && ask.state === 'closed')", 'false'],
  [
    agreement,
    'tap "called": does not mark its time as the one asked for',
    'isAsAsked: true',
    'isAsAsked: false',
  ],
  [
    agreement,
    'tap "called": gives an agreement even if it is about wishes only',
    'return newest && {',
    'return {',
  ],
  [
    effects,
    'no-answer: closes its asks',
    "'no-answer': { asksBecome: 'call again'",
    "'no-answer': { asksBecome: 'closed'",
  ],
  [
    effects,
    'call-later: leaves its asks not notified',
    "'call-later': { asksBecome: 'call again', notifies: true",
    "'call-later': { asksBecome: 'call again'",
  ],
  [
    effects,
    'an outcome: does not end a claim',
    "return isOutcome(item) || item.kind === 'entered'",
    "return item.kind === 'entered'",
  ],
  [
    effects,
    'tap "no answer": closes its asks',
    "'tap-no-answer': { asksBecome: 'call again'",
    "'tap-no-answer': { asksBecome: 'closed'",
  ],
  [
    effects,
    'cancelled: its requests still hold the agreement',
    "cancelled: { asksBecome: 'closed', holds: false",
    "cancelled: { asksBecome: 'closed'",
  ],
  [
    effects,
    'arrived: counts on any day of an ended visit',
    "arrived: { asksBecome: 'closed', holds: false, notifies: true, ifEnded: 'on its day'",
    "arrived: { asksBecome: 'closed', holds: false, notifies: true, ifEnded: 'counts'",
  ],
  [
    effects,
    'no-show: leaves its asks open',
    "'no-show': { asksBecome: 'closed'",
    "'no-show': { asksBecome: 'open'",
  ],
  [
    refusal,
    'arrived and no-show: accepted before the agreed day',
    "(kind === 'arrived' || kind === 'no-show') && isTooEarly",
    'false',
  ],
  [fold, 'not-arrived: takes nothing back', "item.kind === 'not-arrived' ?", 'false ?'],
  [
    fold,
    'reopened: leaves its asks to call again',
    "return { ...ask, ...settled, state: 'open', reopenedBy",
    "return { ...ask, ...settled, state: 'call again', reopenedBy",
  ],
  [
    order,
    'reopened: the outcome still counts',
    "item.kind === 'reopened' ? item.takesBack : []",
    '[]',
  ],
  [
    fold,
    'reopened: keeps the call-by of the request',
    'reopenedBy, callByMs, openedAtMs: recordedAtMs',
    'reopenedBy, openedAtMs: recordedAtMs',
  ],
  [order, 'undone: the act still counts', "item.kind === 'undone' ? item.takesBack : []", '[]'],
  [
    order,
    'undone: the request of an entry stays',
    'undone.includes(item.number) ? item.request : []',
    'false ? item.request : []',
  ],
  [refusal, 'undone: accepted from another device', 'return isOwn && Math.abs', 'return Math.abs'],
  [refusal, 'undone: accepted after its minute', '< undoMs', '< 2 * undoMs'],
  [
    effects,
    'corrected: accepted in an ended visit',
    "corrected: { ifEnded: 'ignored' }",
    "corrected: { ifEnded: 'counts' }",
  ],
  [
    effects,
    'note: refused in an ended visit',
    "note: { ifEnded: 'counts' }",
    "note: { ifEnded: 'ignored' }",
  ],
  [agreement, 'agreed: the plan by mail is forgotten', ', ...plan }', ' }'],
  [
    agreement,
    'plan-mailed and plan-refused: count for an agreement that they are not about',
    ' || agreed?.plan?.number !== event.plan) return agreed',
    ' || agreed?.plan === undefined) return agreed',
  ],
  [
    fold,
    'reminded: still counts after another agreement',
    'return isAgreeing ? undefined : soFar.remindedAtMs',
    'return soFar.remindedAtMs',
  ],
  [
    fold,
    'wishes: the same wish counts twice',
    'isOpenAlready(event, asks) ? asks : [',
    'false ? asks : [',
  ],
  [
    fold,
    'erased: keeps the asks',
    "if (event.kind === 'erased') return []",
    "if (event.kind === 'erased') return asks",
  ],
  [
    fold,
    'erased: an event after it still counts',
    "if (soFar.counted.at(-1)?.kind === 'erased') return false",
    '',
  ],
  [
    refusal,
    'erased: an act is accepted after it',
    "if (visit.ending === 'erased') return 'erased'",
    '',
  ],
  [claims, 'a claim outlasts an outcome', ' && claimsEndAt < number', ''],
])

/** Table B: which notices are owed. */
export const ofNotices = mutantsIn([
  [agreement, 'plan: mailed while the act can be undone', 'askedForAtMs + undoMs', 'askedForAtMs'],
  [agreement, 'plan: mailed after the visit began', 'nowMs < beginsAtMs', 'nowMs > 0'],
  [agreement, 'plan: mailed twice', ' || plan.sent !== undefined', ''],
  [
    owed,
    'plan: owed although it cannot be mailed',
    'if (recipient === undefined) return []',
    'if (recipient === undefined) recipient = String()',
  ],
  [
    owed,
    'request: once notified, no longer owed to recipients who were in force when it came',
    '!ask.isNotified || ask.openedAtMs >= inForceSinceMs',
    '!ask.isNotified',
  ],
  [
    owed,
    'request: owed to a new recipient although others were notified',
    '!ask.isNotified || ask.openedAtMs >= inForceSinceMs',
    'true',
  ],
  [
    owed,
    'request to the mailbox: not mailed at once if the template cuts it',
    'if (cutAsks.includes(ask.number)) return [{ key, atMs: 0 }]',
    '',
  ],
  [
    owed,
    'request to the mailbox: mailed although its ask is notified',
    'if (ask.isNotified) return []\n  const others',
    'const others',
  ],
  [
    owed,
    'request to the mailbox: not mailed at once after a failure',
    'if (sent.some(({ isFailed }) => isFailed)) return 0',
    '',
  ],
  [
    owed,
    'request to the mailbox: waits 15 minutes if no message was accepted',
    'shortened(waits.mailWithoutAccepted',
    'shortened(waits.mailWithoutDelivered',
  ],
  [
    owed,
    'request to the mailbox: waits 5 minutes after a message was accepted',
    'shortened(waits.mailWithoutDelivered',
    'shortened(waits.mailWithoutAccepted',
  ],
  [
    owed,
    'request to the mailbox: owed twice if it is a recipient of reception',
    ' || reception.some(({ key }) => key === receptionMail)',
    '',
  ],
  [
    owed,
    'alarm: sent only at the time of needs-call',
    'shortened(waits.alarm,',
    'shortened(waits.needsCall,',
  ],
  [
    owed,
    'alarm: sent to nobody if there is no owner',
    'const key = owner ?? receptionMail',
    'const key = owner',
  ],
  [
    owed,
    'alarm and needs-call: owed although their ask is notified',
    'if (ask.isNotified) return []\n  const { owner',
    'const { owner',
  ],
  [
    owed,
    'needs-call: not sent to the owner',
    'new Set([receptionMail, owner]',
    'new Set([receptionMail]',
  ],
  [
    owed,
    'needs-call: the visit is not listed as NEEDS CALL',
    'needsCall: listed.length > listedLater.length',
    'needsCall: false',
  ],
  [
    owed,
    'remind and tell-owner: sent though the centre records no outcomes',
    'situation.areOutcomesRecorded || !needsOutcomes.has(kind)',
    'situation.areOutcomesRecorded || needsOutcomes.size > 0',
  ],
  [
    owed,
    'tell-owner: sent a minute late',
    "'tell-owner', callByMs,",
    "'tell-owner', callByMs + minute,",
  ],
  [
    owed,
    'a new message is owed about an ask to call again',
    ".filter(({ state }) => state === 'open')",
    ".filter(({ state }) => state !== 'closed')",
  ],
  [
    notices,
    'a notice that is no longer needed stays due',
    '.filter((notice) => !isNeeded(notice))',
    '.filter(() => false)',
  ],
  [
    notices,
    'a notice in flight is ended',
    'isQueued(notice.row) && !isInFlight(notice.row, nowMs)',
    'isQueued(notice.row)',
  ],
  [
    sending,
    'a message that is no longer needed is sent',
    'if (!needed.some((key) => isSameNotice(key, notice))) {',
    'if (needed.length > 99) {',
  ],
  [
    sending,
    'two messages of a visit are on their way to one recipient',
    "if (other !== undefined) return { result: { kind: 'must wait', untilMs: other } }",
    '',
  ],
  [
    notices,
    'a notice that ended as not needed is not due again if it is needed again',
    '.filter((notice) => isEndedAsNotNeeded(notice.row) && isNeeded(notice))',
    '.filter(() => false)',
  ],
  [
    owed,
    'if the clock was ahead, the waits are longer',
    'const isAhead = situation.lastRecordedAtMs > nowMs + maxClockSkewMs',
    'const isAhead = false',
  ],
  [
    owed,
    'an ask beyond the limit has notices of its own',
    'if (situation.summarisedAsks.includes(ask.number)) return []',
    '',
  ],
  [
    owed,
    'an ask beyond the limit is not listed as NEEDS CALL at once',
    'if (situation.summarisedAsks.includes(ask.number)) return 0',
    '',
  ],
  [
    owed,
    'messages about an ask are still tried although the time for retries is over',
    'nowMs <= situation.retryingEndsAt(callByMs, openedAtMs)',
    'callByMs > 0',
  ],
  [
    owed,
    'the visit is never looked at again',
    'lookAgainAtMs: laterMs.length === 0 ? undefined : Math.min(...laterMs)',
    'lookAgainAtMs: undefined',
  ],
  [owed, 'a message that failed later counts as sent', '      !notice.isFailed &&\n', ''],
  [
    owed,
    'a message counts as sent about an ask that it did not show',
    'notice.shows.includes(key.ask)',
    'true',
  ],
  [owed, 'a reopened ask is not followed up again', "kind === 'request' ? 0 : ask.reopenedBy", '0'],
  [
    owed,
    'waits begin while the centre is closed',
    'whenNextOpen(ask.openedAtMs, situation.hours)',
    'ask.openedAtMs',
  ],
  [
    owed,
    'waits are not shorter if the call is due soon',
    'Math.min(1, leftMs / callBackWithinMs)',
    '1',
  ],
])
