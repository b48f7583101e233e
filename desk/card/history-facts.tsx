import { desk } from '../../content/desk.ts'
import type { Card, CardRequest } from '../../domain/desk/board.ts'
import { startsAt } from '../../domain/desk/visit-of-card.ts'
import type { PlanByMail } from '../../domain/visit/visit.ts'
import { useDeskNow, useTestNames } from '../desk-now.ts'
import { spacedNumber } from '../spaced-number.ts'
import { shortInstant, shortVisit } from '../when.ts'
import type { CardProps } from './card-panel-props.ts'
import { Fact } from './fact.tsx'
import { outcomeInWords, stateWord } from './state-word.ts'

export function HistoryFacts({ card }: CardProps) {
  const { nowMs } = useDeskNow()
  const named = useTestNames()
  return (
    <>
      {card.earlier.length > 0 && (
        <Fact name={desk.facts.earlier}>
          {card.earlier.map((other) => (
            <p key={other.visit}>
              {other.name !== card.name && `${other.name}, `}
              {other.tests.map(named).join(', ')},{' '}
              {desk.earlier(shortVisit(other, nowMs), stateWord(other))}{' '}
              <span className="text-soft">{other.reference}</span>
            </p>
          ))}
        </Fact>
      )}
      <Fact name={desk.facts.history}>
        {[...card.requests].reverse().map((request) => (
          <RequestAsSent key={request.number} card={card} request={request} />
        ))}
        {historyLines(card, nowMs).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Fact>
    </>
  )
}

function historyLines(card: Card, nowMs: number): string[] {
  const { asks, seen, outcome, remindedAtMs, agreement } = card
  const when = (instantMs: number) => shortInstant(instantMs, nowMs)
  return [
    ...asks.map(
      // Leaves out a wish that is not closed, because a band names it.
      ({ kind, state, wishedAtMs: atMs }) =>
        kind !== 'request' && state === 'closed' && atMs && `${desk.wishes[kind]}, ${when(atMs)}`,
    ),
    seen && desk.seenBy(seen.device, when(seen.atMs)),
    outcome && outcomeInWords(outcome, nowMs),
    remindedAtMs !== undefined && desk.reminded(when(remindedAtMs)),
    agreement?.plan && planLine(agreement.plan, mayGoOut(card, nowMs), when),
  ].filter((line) => typeof line === 'string')
}

function planLine(
  { sent }: PlanByMail,
  mayGo: boolean,
  when: (instantMs: number) => string,
): string {
  if (sent?.kind === 'mailed') return desk.planMailed(when(sent.atMs))
  return sent === undefined && mayGo ? desk.planToMail : desk.planNotMailed
}

/** Whether the plan can still be mailed: there is an address, and the visit has not begun. */
function mayGoOut(card: Card, nowMs: number): boolean {
  return card.email !== '' && nowMs < startsAt(card)
}

interface RequestAsSentProps extends CardProps {
  readonly request: CardRequest
}

/** A request as it was sent. Shows only what differs from the card. */
function RequestAsSent({ card, request }: RequestAsSentProps) {
  const { nowMs } = useDeskNow()
  const { source, receivedAtMs, reference, asked, tests, name, email, language } = request
  const named = useTestNames()
  const isOneOfMany = card.requests.length > 1
  const isSameTests =
    tests.length === card.tests.length && tests.every((test) => card.tests.includes(test))
  const differing = [
    ...(isOneOfMany ? [desk.askedFor(shortVisit(asked, nowMs))] : []),
    ...(isSameTests ? [] : [tests.map(named).join(', ')]),
    ...(name === card.name ? [] : [name]),
    ...(email === '' || email === card.email ? [] : [email]),
    ...(language === card.language ? [] : [desk.languages[language]]),
    ...(isOneOfMany ? askWord(card, request) : []),
  ]
  return (
    <p>
      {desk.sources[source](shortInstant(receivedAtMs, nowMs))}
      {isOneOfMany && ` · ${reference}`}
      {differing.length > 0 && ` · ${differing.join(' · ')}`}
      <OtherNumbers card={card} request={request} />
    </p>
  )
}

/** The state of this request in a word. It may be agreed while a newer request waits for a call. */
function askWord({ asks }: Card, { number }: CardRequest): string[] {
  const ask = asks.find((each) => each.number === number)
  if (ask === undefined) return []
  return [ask.state === 'closed' && ask.holds ? desk.holds : desk.asks[ask.state]]
}

/** Links to the numbers that the head of the card does not show, and the typed text if it says more. */
function OtherNumbers({ card, request: { dial, phone, phoneSaysMore } }: RequestAsSentProps) {
  const isText = (dial.length === 0 || phoneSaysMore) && phone !== card.phone
  return (
    <>
      {isText && ` · ${phone}`}
      {dial
        .filter((number) => !card.dial.includes(number))
        .map((number) => (
          <a key={number} className="other-number" href={`tel:${number}`}>
            {spacedNumber(number)}
          </a>
        ))}
    </>
  )
}
