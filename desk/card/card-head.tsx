import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import { minutesLeft } from '../../domain/desk/board-columns.ts'
import { redFlagsOf } from '../../domain/desk/red-flags.ts'
import { isExpected, isMarked, visitOf } from '../../domain/desk/visit-of-card.ts'
import { delhiDate, delhiTime } from '../../domain/time/delhi-time.ts'
import { findAddress } from '../addresses.ts'
import { useToMove } from '../board/to-move-on.ts'
import { useCentre, useDeskNow, useTestNames } from '../desk-now.ts'
import { spacedNumber } from '../spaced-number.ts'
import { shortInstant, shortVisit, visitInSentence } from '../when.ts'
import type { CardProps } from './card-panel-props.ts'
import { sentenceOfRoom } from './room-advice.tsx'
import { asAgreed, cardWord, stateWord, wishesOf } from './state-word.ts'

interface CardHeadProps extends CardProps {
  /** Whether a form is open. The head then leaves out what is already agreed. */
  readonly isShort: boolean
}

export function CardHead({ card, isShort }: CardHeadProps) {
  return (
    <header className={isShort ? 'card-head short' : 'card-head'}>
      <p className="card-due cluster">
        <span>
          <ClaimLine card={card} />
          <Due card={card} />
        </span>
        <span className="text-soft">
          {desk.requestCount(card.requests.length, card.requests[0].reference)}
        </span>
      </p>
      <h2 id="card-name" tabIndex={-1}>
        {card.name}
      </h2>
      <Numbers card={card} />
      <CardFlags card={card} />
      {!isShort && <CardBands card={card} />}
    </header>
  )
}

/** What to know before speaking to the patient: the language, what to ask the doctor about, and earlier visits. */
function CardFlags({ card }: CardProps) {
  const { requests, tests, notes, language, earlier } = card
  const texts = [...requests.map((request) => request.notes), ...notes.map(({ text }) => text)]
  const { catalogue } = useCentre()
  const named = useTestNames()
  const visits = earlier.filter(({ ending, name }) => ending === 'arrived' && name === card.name)
  return (
    <p className="card-flags cluster">
      <span className="chip">{desk.languages[language]}</span>
      {redFlagsOf(texts, tests, catalogue.own).map((flag) => (
        <span key={flag.name} className="chip flag">
          <b>{desk.redFlag(desk.redFlags[flag.name], flag.tests.map(named).join(', '))}</b> ·{' '}
          {desk.askDoctor}
        </span>
      ))}
      {visits.length > 0 && <span className="text-soft">{desk.hasBeenHere(visits.length)}</span>}
    </p>
  )
}

function Due({ card }: CardProps) {
  switch (card.state) {
    case 'to call':
      return <CallBy card={card} />
    case 'to call again':
      return <TryAgain card={card} />
    case 'ended':
      if (isMarked(card)) return <Agreed card={card} />
      return <strong>{cardWord(card)}</strong>
    case 'expected':
      return <Agreed card={card} />
  }
}

function Agreed({ card }: CardProps) {
  const { nowMs } = useDeskNow()
  return (
    <strong className={card.ending === 'arrived' ? 'good' : undefined}>
      {stateWord(card)} · {shortVisit(visitOf(card), nowMs)}
    </strong>
  )
}

function TryAgain({ card }: CardProps) {
  const { nowMs } = useDeskNow()
  const { tryAgainAtMs, tries } = card
  const often = tries === undefined ? '' : ` · ${desk.tried(tries)}`
  if (tryAgainAtMs === undefined) return <strong>{cardWord(card) + often}</strong>
  const isDue = tryAgainAtMs <= nowMs
  const when = isDue ? desk.tryAgainNow : desk.tryAgain(shortInstant(tryAgainAtMs, nowMs))
  return <strong>{when + often}</strong>
}

function CallBy({ card: { callByMs, needsCall } }: CardProps) {
  const { nowMs } = useDeskNow()
  const minutes = minutesLeft(callByMs, nowMs)
  const isLate = minutes < 0
  return (
    <strong className={isLate || needsCall ? 'late' : undefined}>
      {needsCall && `${desk.needsCall} · `}
      {desk.callBy(shortInstant(callByMs, nowMs))} ·{' '}
      {isLate ? desk.late(-minutes) : desk.minutesLeft(minutes)}
    </strong>
  )
}

/** Each number as a link that dials, then the typed text if it says more, such as an extension. */
function Numbers({ card: { dial, phone, phoneSaysMore } }: CardProps) {
  if (dial.length === 0) return <p className="card-number cluster">{phone}</p>
  return (
    <p className="card-number cluster">
      {dial.map((number) => (
        <a key={number} href={`tel:${number}`}>
          {spacedNumber(number)}
        </a>
      ))}
      {phoneSaysMore && <small>{phone}</small>}
    </p>
  )
}

function ClaimLine({ card: { claim } }: CardProps) {
  const { nowMs } = useDeskNow()
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

/**
 * Says before a call why the visit has to move, what is agreed already, and what the patient wishes. Also says that the
 * plan was refused (`planToMail` in domain/visit/agreement.ts).
 */
function CardBands({ card }: CardProps) {
  const [toMove] = useToMove([card])
  const { nowMs } = useDeskNow()
  const named = useTestNames()
  const listed = (tests: readonly string[]) => tests.map(named).join(', ')
  return (
    <>
      {toMove && <p className="card-band to-move">{desk.toMove(sentenceOfRoom(toMove.trouble))}</p>}
      {card.agreement?.plan?.sent?.kind === 'refused' && (
        <p className="card-band to-move">{desk.planRefused}</p>
      )}
      {wishesOf(card).map((wish) => (
        <p key={wish} className="card-band wish">
          {wish}
        </p>
      ))}
      {card.agreement && isExpected(card) && card.state !== 'expected' && (
        <p className="card-band">
          {desk.alreadyAgreed(
            listed(card.agreedTests),
            asAgreed(card.agreement, visitInSentence(card.agreement, nowMs)),
          )}
        </p>
      )}
      {othersAhead(card, nowMs).map((other) => (
        <p key={other.visit} className={other.isAgreed ? 'card-band' : 'card-band wish'}>
          {other.isAgreed
            ? desk.otherAgreed(other.name, listed(other.tests), visitInSentence(other, nowMs))
            : desk.otherToCall(other.name, listed(other.tests))}{' '}
          <a href={findAddress(other.reference)}>{desk.openOther}</a>
        </p>
      ))}
    </>
  )
}

/** The head names this many at most. The facts below it list five. */
const maxOthers = 2

/** Other visits of the number that are still to come, or to ring about in the same call. */
function othersAhead({ earlier }: Card, nowMs: number) {
  const today = delhiDate(nowMs)
  return earlier
    .filter(({ state }) => state !== 'ended')
    .filter(({ isAgreed, state, date }) => (isAgreed ? date >= today : state !== 'expected'))
    .slice(0, maxOthers)
}
