import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { minutesLeft, visitOf } from '../../domain/board-columns.ts'
import { delhiTime } from '../../domain/delhi-time.ts'
import { spacedNumber } from '../spaced-number.ts'
import { shortInstant, shortVisit } from '../when.ts'

interface CardHeadProps {
  readonly card: Card
  readonly nowMs: number
}

/** The patient, the number, the time to call by, and the device that is calling. */
export function CardHead({ card, nowMs }: CardHeadProps) {
  return (
    <header className="card-head">
      <p className="card-due cluster">
        <Due card={card} nowMs={nowMs} />
        <span className="card-reference">{card.references[0]}</span>
      </p>
      <h2 id="card-name" tabIndex={-1}>
        {card.name}
      </h2>
      <Numbers card={card} />
      <ClaimLine card={card} nowMs={nowMs} />
    </header>
  )
}

function Due({ card, nowMs }: CardHeadProps) {
  const { state, outcome } = card
  switch (state) {
    case 'requested':
      return <CallBy card={card} nowMs={nowMs} />
    case 'unreachable':
      if (outcome?.reason !== undefined) return <strong>{desk.reasons[outcome.reason]}</strong>
      return <TryAgain card={card} nowMs={nowMs} />
    case 'cancelled':
      return (
        <strong>{outcome?.reason ? desk.reasons[outcome.reason] : desk.states.cancelled}</strong>
      )
    case 'confirmed':
    case 'arrived':
    case 'no-show':
      return (
        <strong className={state === 'arrived' ? 'good' : ''}>
          {desk.states[state]} · {shortVisit(visitOf(card), nowMs)}
        </strong>
      )
  }
}

function TryAgain({ card: { tryAgainAtMs, tries }, nowMs }: CardHeadProps) {
  const often = tries === undefined ? '' : ` · ${desk.tried(tries)}`
  if (tryAgainAtMs === undefined) return <strong>{desk.states.unreachable + often}</strong>
  const isDue = tryAgainAtMs <= nowMs
  const when = isDue ? desk.tryAgainNow : desk.tryAgain(shortInstant(tryAgainAtMs, nowMs))
  return <strong className={isDue ? 'soon' : ''}>{when + often}</strong>
}

function CallBy({ card: { callByMs, needsCall }, nowMs }: CardHeadProps) {
  const minutes = minutesLeft(callByMs, nowMs)
  const isLate = minutes < 0
  const look = isLate || needsCall ? 'late' : minutes <= 15 ? 'soon' : ''
  return (
    <strong className={look}>
      {needsCall && `${desk.needsCall} · `}
      {desk.callBy(shortInstant(callByMs, nowMs))} ·{' '}
      {isLate ? desk.late(-minutes) : desk.minutesLeft(minutes)}
    </strong>
  )
}

/** Each number as a link that dials; what was typed where it holds none. */
function Numbers({ card: { dial, phone } }: Pick<CardHeadProps, 'card'>) {
  if (dial.length === 0) return <p className="card-number cluster">{phone}</p>
  return (
    <p className="card-number cluster">
      {dial.map((number) => (
        <a key={number} href={`tel:${number}`}>
          {spacedNumber(number)}
        </a>
      ))}
    </p>
  )
}

function ClaimLine({ card: { claim }, nowMs }: CardHeadProps) {
  if (claim === undefined || claim.untilMs <= nowMs) return null
  const until = delhiTime(claim.untilMs)
  return (
    <p className={claim.isMine ? 'card-claim mine' : 'card-claim'}>
      {claim.isMine ? desk.youAreCalling(until) : desk.isCalling(claim.device, until)}
    </p>
  )
}
