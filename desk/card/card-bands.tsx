import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { agreedTests, isExpected } from '../../domain/board-columns.ts'
import { delhiDate } from '../../domain/delhi-time.ts'
import type { VisitToMove } from '../../domain/rooms/to-move.ts'
import { findAddress } from '../addresses.ts'
import { useDeskNow, useTestNames } from '../desk-now.ts'
import { visitInSentence } from '../when.ts'
import type { CardProps } from './card-panel-props.ts'
import { sentenceOfRoom } from './room-advice.tsx'
import { asAgreed, wishesOf } from './state-word.ts'

interface CardBandsProps extends CardProps {
  readonly toMove: VisitToMove | undefined
}

/** Says before a call why the visit has to move, what is agreed already, and what the patient wishes. */
export function CardBands({ card, toMove }: CardBandsProps) {
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
            listed(agreedTests(card)),
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

/** If a family has more visits, only the facts below list them all. */
const maxOthers = 2

/** Other visits of the number that are still to come, or to ring about in the same call. */
function othersAhead({ earlier }: Card, nowMs: number) {
  const today = delhiDate(nowMs)
  return earlier
    .filter(({ state }) => state !== 'ended')
    .filter(({ isAgreed, state, date }) => (isAgreed ? date >= today : state !== 'expected'))
    .slice(0, maxOthers)
}
