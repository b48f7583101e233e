import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { isMarked, minutesLeft, visitOf } from '../../domain/board-columns.ts'
import { delhiTime } from '../../domain/delhi-time.ts'
import { spacedNumber } from '../spaced-number.ts'
import { shortInstant, shortVisit } from '../when.ts'
import { CardBands } from './card-bands.tsx'
import { CardFlags } from './card-flags.tsx'
import type { CardPanelProps } from './card-panel-props.ts'
import { cardWord, stateWord } from './state-word.ts'

interface CardHeadProps {
  readonly card: Card
  readonly nowMs: number
}

interface WholeHeadProps extends CardHeadProps, Pick<CardPanelProps, 'toMove'> {
  /** Whether a form is open. The head then leaves out what is already agreed. */
  readonly isShort: boolean
}

/** Whom to ring and by when, what to know before speaking to the patient, and what is already agreed. */
export function CardHead({ card, nowMs, toMove, isShort }: WholeHeadProps) {
  return (
    <header className={isShort ? 'card-head short' : 'card-head'}>
      <p className="card-due cluster">
        <span>
          <ClaimLine card={card} nowMs={nowMs} />
          <Due card={card} nowMs={nowMs} />
        </span>
        <span className="card-reference">
          {desk.requestCount(card.requests.length, card.requests[0].reference)}
        </span>
      </p>
      <h2 id="card-name" tabIndex={-1}>
        {card.name}
      </h2>
      <Numbers card={card} />
      <CardFlags card={card} />
      {!isShort && <CardBands card={card} nowMs={nowMs} toMove={toMove} />}
    </header>
  )
}

function Due({ card, nowMs }: CardHeadProps) {
  switch (card.state) {
    case 'to call':
      return <CallBy card={card} nowMs={nowMs} />
    case 'to call again':
      return <TryAgain card={card} nowMs={nowMs} />
    case 'ended':
      if (isMarked(card)) return <Agreed card={card} nowMs={nowMs} />
      return <strong>{cardWord(card)}</strong>
    case 'expected':
      return <Agreed card={card} nowMs={nowMs} />
  }
}

function Agreed({ card, nowMs }: CardHeadProps) {
  return (
    <strong className={card.ending === 'arrived' ? 'good' : ''}>
      {stateWord(card)} · {shortVisit(visitOf(card), nowMs)}
    </strong>
  )
}

function TryAgain({ card, nowMs }: CardHeadProps) {
  const { tryAgainAtMs, tries } = card
  const often = tries === undefined ? '' : ` · ${desk.tried(tries)}`
  if (tryAgainAtMs === undefined) return <strong>{cardWord(card) + often}</strong>
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

/** Each number as a link that dials, or the typed text if it contains no number. */
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
    <>
      <strong className={claim.isMine ? 'good' : 'late'}>
        {claim.isMine ? desk.youAreCalling(until) : desk.isCalling(claim.device, until)}
      </strong>{' '}
      ·{' '}
    </>
  )
}
