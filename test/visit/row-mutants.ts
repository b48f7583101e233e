/** A fault planted in one row of a table of docs/decisions/027. A test must find it. */
export interface Mutant {
  /** The row, and what the fault does to it. */
  readonly row: string
  readonly file: string
  /** The code that the fault replaces. The file has it once. */
  readonly right: string
  readonly wrong: string
}

/**
 * Reads faults as a `diff` shows them: a line with the file and the row, the lines that the fault takes out, and
 * the lines that it puts in.
 */
export function mutantsIn(text: string): readonly Mutant[] {
  return text
    .trim()
    .split(/\n(?![-+] )/)
    .map((fault) => {
      const [title = '', ...lines] = fault.split('\n')
      const [file = '', ...row] = title.split(': ')
      const code = (sign: string) =>
        lines.flatMap((line) => (line.startsWith(sign) ? line.slice(2) : [])).join('\n')
      return { file, row: row.join(': '), right: code('-'), wrong: code('+') }
    })
}

/** Table A: what each kind of event does. */
export const ofEvents = mutantsIn(`
domain/visit/compute-visit.ts: request: its ask is closed from the start
- state: 'open',
-     holds: false,
+ state: 'closed',
+     holds: false,
domain/visit/compute-visit.ts: request: does not count in an ended visit
- if (item.kind === 'request' || stateOf(soFar.asks) !== 'ended') return true
+ if (item.kind === 'request') return soFar.asks.length === 0 || stateOf(soFar.asks) !== 'ended'
+   if (stateOf(soFar.asks) !== 'ended') return true
domain/visit/event-effects.ts: entered: its request does not hold the agreement
- entered: { asksBecome: 'closed', holds: true
+ entered: { asksBecome: 'closed', holds: false
domain/visit/compute-visit.ts: entered: a patient who has come is still expected
-  && !hasCome(event)
domain/visit/event-effects.ts: notified: leaves its asks not notified
- notified: { notifies: true, ifEnded
+ notified: { ifEnded
domain/visit/event-effects.ts: seen: leaves its asks not notified
- seen: { notifies: true, ifEnded
+ seen: { ifEnded
domain/visit/event-effects.ts: agreed: requests do not hold the agreement
- agreed: { asksBecome: 'closed', holds: true
+ agreed: { asksBecome: 'closed', holds: false
domain/visit/compute-visit.ts: agreed: wishes hold the agreement too
- return kind === 'request' &&
+ return
domain/visit/compute-visit.ts: tap "called": changes a closed ask
- (isTap(event) && ask.state === 'closed')
+ false
domain/visit/agreement.ts: tap "called": does not mark its time as the one asked for
- isAsAsked: true
+ isAsAsked: false
domain/visit/agreement.ts: tap "called": gives an agreement even if it is about wishes only
- return newest && {
+ return {
domain/visit/event-effects.ts: no-answer: closes its asks
- 'no-answer': { asksBecome: 'call again'
+ 'no-answer': { asksBecome: 'closed'
domain/visit/call-again.ts: no-answer and call-later: a time that the event carries is lost
- if ('tryAgainAtMs' in event) return { atMs: event.tryAgainAtMs }
domain/visit/call-again.ts: no-answer: timed by the agreement although a request is to call
- newestToCall(event, before)?.wanted ?? held
+ held ?? newestToCall(event, before)?.wanted
domain/visit/call-again.ts: no-answer: not timed by the agreement if only a wish is to call
- ?? held
domain/visit/call-again.ts: tap "no answer": gives no time to call again
-  || kind === 'tap-no-answer'
domain/visit/event-effects.ts: call-later: leaves its asks not notified
- 'call-later': { asksBecome: 'call again', notifies: true
+ 'call-later': { asksBecome: 'call again'
domain/visit/event-effects.ts: an outcome: does not end a claim
- return isOutcome(item) || item.kind === 'entered'
+ return item.kind === 'entered'
domain/visit/event-effects.ts: tap "no answer": closes its asks
- 'tap-no-answer': { asksBecome: 'call again'
+ 'tap-no-answer': { asksBecome: 'closed'
domain/visit/event-effects.ts: cancelled: its requests still hold the agreement
- cancelled: { asksBecome: 'closed', holds: false
+ cancelled: { asksBecome: 'closed'
domain/visit/event-effects.ts: arrived: counts on any day of an ended visit
- arrived: { asksBecome: 'closed', holds: false, notifies: true, ifEnded: 'on its day'
+ arrived: { asksBecome: 'closed', holds: false, notifies: true, ifEnded: 'counts'
domain/visit/event-effects.ts: no-show: leaves its asks open
- 'no-show': { asksBecome: 'closed'
+ 'no-show': { asksBecome: 'open'
domain/visit/refusal.ts: arrived and no-show: accepted before the agreed day
- (kind === 'arrived' || kind === 'no-show') && isTooEarly
+ false
domain/visit/compute-visit.ts: not-arrived: takes nothing back
- item.kind === 'not-arrived' ?
+ false ?
domain/visit/compute-visit.ts: reopened: leaves its asks to call again
- return { ...ask, ...noCallAgain, state: 'open', reopenedBy
+ return { ...ask, ...noCallAgain, state: 'call again', reopenedBy
domain/visit/reading-order.ts: reopened: the outcome still counts
- item.kind === 'reopened' ? item.takesBack : []
+ []
domain/visit/compute-visit.ts: reopened: keeps the call-by of the request
- reopenedBy, callByMs, openedAtMs: recordedAtMs
+ reopenedBy, openedAtMs: recordedAtMs
domain/visit/reading-order.ts: undone: the act still counts
- item.kind === 'undone' ? item.takesBack : []
+ []
domain/visit/reading-order.ts: undone: the request of an entry stays
- undone.includes(item.number) ? item.request : []
+ false ? item.request : []
domain/visit/refusal.ts: undone: accepted from another device
- return isOwn && Math.abs
+ return Math.abs
domain/visit/refusal.ts: undone: accepted after its minute
- < undoMs
+ < 2 * undoMs
domain/visit/event-effects.ts: corrected: accepted in an ended visit
- corrected: { ifEnded: 'ignored' }
+ corrected: { ifEnded: 'counts' }
domain/visit/event-effects.ts: note: refused in an ended visit
- note: { ifEnded: 'counts' }
+ note: { ifEnded: 'ignored' }
domain/visit/agreement.ts: agreed: the plan by mail is forgotten
- , ...plan }
+  }
domain/visit/agreement.ts: plan-mailed and plan-refused: count for an agreement that they are not about
-  || agreed?.plan?.number !== event.plan) return agreed
+  || agreed?.plan === undefined) return agreed
domain/visit/compute-visit.ts: reminded: still counts after another agreement
- return isAgreeing ? undefined : soFar.remindedAtMs
+ return soFar.remindedAtMs
domain/visit/compute-visit.ts: wishes: the same wish counts twice
- isOpenAlready(event, asks) ? asks : [
+ false ? asks : [
domain/visit/compute-visit.ts: erased: keeps the asks
- if (event.kind === 'erased') return []
+ if (event.kind === 'erased') return asks
domain/visit/compute-visit.ts: erased: an event after it still counts
- if (soFar.counted.at(-1)?.kind === 'erased') return false
domain/visit/refusal.ts: erased: an act is accepted after it
- if (visit.ending === 'erased') return 'erased'
domain/visit/visit.ts: a claim outlasts an outcome
-  && claimsEndAt < number
`)

/** Table B: which notices are owed. */
export const ofNotices = mutantsIn(`
domain/visit/agreement.ts: plan: mailed while the act can be undone
- askedForAtMs + undoMs
+ askedForAtMs
domain/visit/agreement.ts: plan: mailed after the visit began
- nowMs < beginsAtMs
+ nowMs > 0
domain/visit/agreement.ts: plan: mailed twice
-  || plan.sent !== undefined
domain/visit/owed.ts: plan: owed although it cannot be mailed
- if (recipient === undefined) return []
+ if (recipient === undefined) recipient = String()
domain/visit/owed.ts: request: once notified, no longer owed to recipients who were in force when it came
- !ask.isNotified || ask.openedAtMs >= inForceSinceMs
+ !ask.isNotified
domain/visit/owed.ts: request: owed to a new recipient although others were notified
- !ask.isNotified || ask.openedAtMs >= inForceSinceMs
+ true
domain/visit/owed.ts: request to the mailbox: not mailed at once if the template cuts it
- if (cutAsks.includes(ask.number)) return [{ key, atMs: 0 }]
domain/visit/owed.ts: request to the mailbox: mailed although its ask is notified
- if (ask.isNotified) return []
-   const others
+ const others
domain/visit/owed.ts: request to the mailbox: not mailed at once after a failure
- if (sent.some(({ isFailed }) => isFailed)) return 0
domain/visit/owed.ts: request to the mailbox: waits 15 minutes if no message was accepted
- shortened(waits.mailWithoutAccepted
+ shortened(waits.mailWithoutDelivered
domain/visit/owed.ts: request to the mailbox: waits 5 minutes after a message was accepted
- shortened(waits.mailWithoutDelivered
+ shortened(waits.mailWithoutAccepted
domain/visit/owed.ts: request to the mailbox: owed twice if it is a recipient of reception
-  || reception.some(({ key }) => key === receptionMail)
domain/visit/owed.ts: alarm: sent only at the time of needs-call
- shortened(waits.alarm,
+ shortened(waits.needsCall,
domain/visit/owed.ts: alarm: sent to nobody if there is no owner
- const key = owner ?? receptionMail
+ const key = owner
domain/visit/owed.ts: alarm and needs-call: owed although their ask is notified
- if (ask.isNotified) return []
-   const { owner
+ const { owner
domain/visit/owed.ts: needs-call: not sent to the owner
- new Set([receptionMail, owner]
+ new Set([receptionMail]
domain/visit/owed.ts: needs-call: the visit is not listed as NEEDS CALL
- needsCall: listedAtMs.some(isOver)
+ needsCall: false
domain/visit/owed.ts: remind and tell-owner: sent though the centre records no outcomes
- situation.areOutcomesRecorded || !needsOutcomes.has(kind)
+ situation.areOutcomesRecorded || needsOutcomes.size > 0
domain/visit/owed.ts: tell-owner: sent a minute late
- 'tell-owner', callByMs,
+ 'tell-owner', callByMs + minute,
domain/visit/owed.ts: a new message is owed about an ask to call again
- .filter(({ state }) => state === 'open')
+ .filter(({ state }) => state !== 'closed')
server/visits/visit-notices.ts: a notice that is no longer needed stays due
- .filter((notice) => !isNeeded(notice))
+ .filter(() => false)
server/visits/visit-notices.ts: a notice in flight is ended
- isQueued(notice.row) && !isInFlight(notice.row, nowMs)
+ isQueued(notice.row)
server/visits/visit-messages.ts: a message that is no longer needed is sent
- if (!needed.some((key) => isSameNotice(key, notice))) {
+ if (needed.length > 99) {
server/visits/visit-messages.ts: two messages of a visit are on their way to one recipient
- if (other !== undefined) return { result: { kind: 'must wait', untilMs: other } }
server/visits/visit-notices.ts: a notice that ended as not needed is not due again if it is needed again
- .filter((notice) => isEndedAsNotNeeded(notice.row) && isNeeded(notice))
+ .filter(() => false)
domain/visit/owed.ts: if the clock was ahead, the waits are longer
- const isClockWrong = situation.lastRecordedAtMs > aheadFrom(nowMs)
+ const isClockWrong = false
domain/visit/owed.ts: an ask beyond the limit has notices of its own
- if (situation.summarisedAsks.includes(ask.number)) return []
domain/visit/owed.ts: an ask beyond the limit is not listed as NEEDS CALL at once
- if (situation.summarisedAsks.includes(ask.number)) return 0
domain/visit/owed.ts: messages about an ask are still tried although the time for retries is over
- nowMs <= situation.retryingEndsAt(callByMs, openedAtMs)
+ callByMs > 0
domain/visit/owed.ts: the visit is never looked at again
- lookAgainAtMs: laterMs.length === 0 ? undefined : Math.min(...laterMs)
+ lookAgainAtMs: undefined
domain/visit/owed.ts: a message that failed later counts as sent
-       !notice.isFailed &&
domain/visit/owed.ts: a message counts as sent about an ask that it did not show
- notice.shows.includes(key.ask)
+ true
domain/visit/owed.ts: a reopened ask is not followed up again
- kind === 'request' ? 0 : ask.reopenedBy
+ 0
domain/visit/owed.ts: waits begin while the centre is closed
- Math.min(callByMs, whenNextOpen(openedAtMs, hours))
+ Math.min(callByMs, openedAtMs)
domain/visit/owed.ts: waits are not shorter if the call is due soon
- Math.min(1, leftMs / callBackWithinMs)
+ 1
`)
