import { Fragment, type ReactNode } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card, DayAndTime } from '../../domain/board.ts'
import { visitOf } from '../../domain/board-columns.ts'
import { planPreparation } from '../../domain/preparation.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { lineText, preparationParts } from '../../site/preparation-parts.ts'
import { roomsOf } from '../board/room-names.ts'
import { shortInstant, shortVisit } from '../when.ts'
import { planStrings } from './messages.ts'

interface CardFactsProps {
  readonly card: Card
  readonly nowMs: number
}

/** Everything known of a visit, in the order a call needs it. */
export function CardFacts({ card, nowMs }: CardFactsProps) {
  const { agreed, asked, notes, note, email, references, tests } = card
  return (
    <dl className="facts">
      {references.length > 1 && (
        <Fact name={desk.facts.correction} look="attention">
          {desk.correction(references.slice(1))}
        </Fact>
      )}
      {agreed && <Fact name={desk.facts.agreed}>{shortVisit(agreed, nowMs)}</Fact>}
      {!(agreed && isSameVisit(agreed, asked)) && (
        <Fact name={desk.facts.wants}>{shortVisit(asked, nowMs)}</Fact>
      )}
      <Fact name={desk.facts.tests}>
        {roomsOf(tests).map((room) => (
          <p key={room.name} className="room">
            <span className="room-name text-soft">{room.name}</span> {room.tests.join(', ')}
          </p>
        ))}
      </Fact>
      {notes !== '' && (
        <Fact name={desk.facts.notes} look="typed">
          {notes}
        </Fact>
      )}
      {note !== '' && (
        <Fact name={desk.facts.note} look="typed">
          {note}
        </Fact>
      )}
      <Fact name={desk.facts.preparation}>
        <Preparation card={card} />
      </Fact>
      {email !== '' && <Fact name={desk.facts.email}>{email}</Fact>}
      <Fact name={desk.facts.history}>
        <History card={card} nowMs={nowMs} />
      </Fact>
      {card.earlier.length > 0 && (
        <Fact name={desk.facts.earlier}>
          <Earlier card={card} nowMs={nowMs} />
        </Fact>
      )}
    </dl>
  )
}

function isSameVisit(a: DayAndTime, b: DayAndTime): boolean {
  return a.date === b.date && a.time === b.time
}

interface FactProps {
  readonly name: string
  readonly look?: 'typed' | 'attention'
  readonly children: ReactNode
}

function Fact({ name, look, children }: FactProps) {
  return (
    <div className={look ? `fact ${look}` : 'fact'}>
      <dt className="small">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function History({ card, nowMs }: CardFactsProps) {
  const { source, receivedAtMs, language, seen, outcome, remindedAtMs } = card
  const when = (instantMs: number) => shortInstant(instantMs, nowMs)
  const lines = [
    desk.sources[source](when(receivedAtMs)),
    desk.languages[language],
    seen && desk.seenBy(seen.device, when(seen.atMs)),
    outcome && desk.outcomeBy(desk.states[outcome.state], outcome.by, when(outcome.atMs)),
    remindedAtMs !== undefined && desk.reminded(when(remindedAtMs)),
  ].filter((line) => typeof line === 'string')
  return lines.map((line) => <p key={line}>{line}</p>)
}

function Earlier({ card, nowMs }: CardFactsProps) {
  return card.earlier.map(({ reference, name, state, date, time }) => (
    <p key={reference}>
      {desk.earlier(shortVisit({ date, time }, nowMs), desk.states[state])}
      {name !== card.name && `, ${name}`} <span className="card-reference">{reference}</span>
    </p>
  ))
}

/** The plan of this patient's tests for the slot of the visit, to be read out. */
function Preparation({ card }: { readonly card: Card }) {
  const slot = findSlot(visitOf(card).time)
  const parts = preparationParts(
    planPreparation(card.tests.filter(isTestName)),
    slot,
    planStrings.en,
  )
  return (
    <div className="preparation">
      {parts.map(({ name, heading, lines }) => (
        <Fragment key={name}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={lineText(line)}>
                {line.condition !== undefined && <em className="text-soft">{line.condition}: </em>}
                {line.text} {line.byWhen && <strong>{line.byWhen}</strong>}
                {line.forTests && <span className="text-soft"> {line.forTests}</span>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}
