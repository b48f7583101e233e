import { type ReactNode, useLayoutEffect } from 'react'
import { desk } from '../../content/desk.ts'
import { doctorHours } from '../../content/facts.ts'
import type { Card } from '../../domain/desk/board.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { findAddress } from '../addresses.ts'
import { Mark } from '../board/desk-header.tsx'
import type { Selected } from '../board/use-selection.ts'
import { useDeskNow } from '../desk-now.ts'
import { focusUnlessTyping } from '../focus-unless-typing.ts'
import { Key } from '../key.tsx'
import { shortInstant } from '../when.ts'
import { ActForm } from './act-form.tsx'
import { CardActions } from './card-actions.tsx'
import { CardHead } from './card-head.tsx'
import type { CardPanelProps, CardProps } from './card-panel-props.ts'
import { Fact } from './fact.tsx'
import { HistoryFacts } from './history-facts.tsx'
import { PreparationFacts } from './preparation-facts.tsx'
import { RequestFacts } from './request-facts.tsx'

export function CardPanel(props: CardPanelProps) {
  const { card, openForm } = props
  const key = card.visit
  return (
    <>
      <CardHead card={card} isShort={openForm !== undefined} />
      {openForm === undefined ? (
        <CardActions key={key} {...props} />
      ) : (
        <ActForm key={`${key} ${openForm}`} {...props} offer={openForm} />
      )}
      <section className="card-body" aria-label={desk.factsOf(card.name)}>
        <CardFacts key={key} card={card} />
      </section>
    </>
  )
}

interface GoneCardProps {
  readonly gone: Selected
  /** The unsaved note of the card. */
  readonly note: string | undefined
  readonly isTypedInto: boolean
  readonly next: Card | undefined
  readonly onNext: () => void
}

/**
 * Takes the place of a card that left the lists while somebody worked on it. Somebody may still be typing,
 * so the focus goes where letters do nothing.
 */
export function GoneCard({ gone, note, isTypedInto, next, onNext }: GoneCardProps) {
  useLayoutEffect(() => {
    if (isTypedInto) focusUnlessTyping(document.getElementById('card-name'))
  }, [isTypedInto])
  const find = findAddress(gone.reference)
  return (
    <NoCard isGone heading={desk.gone(gone.name)} hint={desk.goneHint}>
      {note !== undefined && <p className="card-unsaved">{desk.goneNote(note)}</p>}
      <div className="actions">
        <a className="button" href={find}>
          {desk.findGone(gone.reference)}
        </a>
        {next && (
          <button type="button" className="button" onClick={onNext}>
            {desk.next(next.name)} <Key>↓</Key>
          </button>
        )}
      </div>
    </NoCard>
  )
}

interface NoCardProps {
  readonly isGone?: boolean
  readonly heading: string
  readonly hint: string
  readonly children?: ReactNode
}

export function NoCard({ isGone = false, heading, hint, children }: NoCardProps) {
  return (
    <div className={isGone ? 'card-nobody card-gone' : 'card-nobody'}>
      <Mark isLarge />
      <h2 id="card-name" tabIndex={-1}>
        {heading}
      </h2>
      <p>{hint}</p>
      {children}
    </div>
  )
}

function CardFacts({ card }: CardProps) {
  const { nowMs } = useDeskNow()
  const { notes, email } = card
  return (
    <dl className="facts">
      <RequestFacts card={card} />
      {notes.length > 0 && (
        <Fact name={desk.facts.note} look="typed">
          {notes.map(({ text, atMs, by }) => (
            <p key={`${atMs} ${by} ${text}`}>
              <span className="text-soft">{desk.noted(shortInstant(atMs, nowMs), by)}</span> {text}
            </p>
          ))}
        </Fact>
      )}
      <PreparationFacts card={card} />
      {doctorHours && <Fact name={desk.facts.doctor}>{unbroken(doctorHours.en)}</Fact>}
      {email !== '' && <Fact name={desk.facts.email}>{email}</Fact>}
      <HistoryFacts card={card} />
    </dl>
  )
}
