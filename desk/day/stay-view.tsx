import type { ReactNode } from 'react'
import { blockReasonTexts } from '../../content/block-reasons.ts'
import { desk } from '../../content/desk.ts'
import { startsAt } from '../../domain/desk/visit-of-card.ts'
import type { BlockReason } from '../../domain/rooms/block.ts'
import type { Cell } from '../../domain/rooms/half-hours.ts'
import type { StayInLane, StayShown } from '../../domain/rooms/lanes.ts'
import { findAddress, moveAddress } from '../addresses.ts'
import { roomAtDesk, useDeskNow } from '../desk-now.ts'

interface StayViewProps {
  readonly shown: StayInLane
  /** Gives the box its height. */
  readonly minutes: ReactNode
  readonly blocked: Cell['blocked']
}

/** A link to the card of a visit, or a list that opens, with the wishes for one half-hour. */
export function StayView({ shown, minutes, blocked }: StayViewProps) {
  const { others, stay } = shown
  if (others.length === 0) {
    const isTall = stay.to - stay.from >= tallMinutes
    return (
      <StayLink
        shown={shown}
        className={isTall ? 'stay tall' : 'stay'}
        reason={blocked?.block.reason}
      >
        {minutes}
      </StayLink>
    )
  }
  return (
    <details className="wishes">
      <summary className="stay wished">
        {minutes}
        <span>{desk.dayBook.wishes(others.length + 1)}</span>
      </summary>
      <ul>
        {[shown, ...others].map((each) => (
          <li key={each.card.visit}>
            <StayLink shown={each} className="" />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A stay of at least this many minutes is drawn high enough for name and minutes on separate lines. */
const tallMinutes = 45

interface StayLinkProps {
  readonly shown: StayShown
  readonly className: string
  readonly reason?: BlockReason | undefined
  readonly children?: ReactNode
}

/** A link to the card. For screen readers it also says in words what its colour and line mean. */
function StayLink(props: StayLinkProps) {
  const { shown, className, children } = props
  const { nowMs } = useDeskNow()
  const { card, stay, kind } = shown
  const { dayBook } = desk
  const { reference } = card.requests[0]
  const isUnmarked = kind === 'booked' && startsAt(card) <= nowMs
  const minutes = stay.to - stay.from
  const words = [
    dayBook.minutes(minutes),
    ...(stay.isSecondSample ? [dayBook.secondSample] : []),
    ...(isUnmarked ? [dayBook.unmarked] : []),
    ...(kind === 'booked' ? [] : [kindWord(props)]),
  ]
  const said = [card.name, ...words].join(', ')
  const sign = kind === 'came' ? '✓ ' : isUnmarked ? '☐ ' : ''
  return (
    <a
      className={`${className} ${kind}`.trim()}
      href={kind === 'to-move' ? moveAddress(reference) : findAddress(reference)}
      title={said}
    >
      {children}
      <span aria-hidden="true">
        {sign}
        {card.name} <small>{noteOf(props)}</small>
      </span>
      <span className="visually-hidden">{said}</span>
    </a>
  )
}

/** The minutes, or why the visit has to move. No minutes in a room that takes all its tests in one turn. */
function noteOf(props: StayLinkProps): string {
  const { stay, kind } = props.shown
  const { dayBook } = desk
  if (kind === 'to-move') return kindWord(props)
  const words = [
    ...(stay.isSecondSample ? [dayBook.second] : []),
    ...(roomAtDesk(stay.room)?.isOneTurn ? [] : [String(stay.to - stay.from)]),
    ...(kind === 'overlap' ? [dayBook.kinds[kind]] : []),
  ]
  return words.join(', ')
}

/** The kind of a visit, or the reason why the visit has to move. */
function kindWord({ shown: { kind }, reason }: StayLinkProps): string {
  const isReasonKnown = kind === 'to-move' && reason !== undefined
  return isReasonKnown ? desk.toMove(blockReasonTexts[reason].en) : desk.dayBook.kinds[kind]
}
