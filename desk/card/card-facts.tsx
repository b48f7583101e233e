import { Fragment } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { isMarked, openAsks, visitOf } from '../../domain/board-columns.ts'
import { planPreparation } from '../../domain/preparation.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { lineText, preparationParts } from '../../site/preparation-parts.ts'
import { shortInstant, shortVisit } from '../when.ts'
import { asAgreed } from './as-agreed.ts'
import { Fact } from './fact.tsx'
import { planStrings } from './messages.ts'
import { EarlierRequests, RequestFacts } from './request-facts.tsx'
import { outcomeWord, stateWord } from './state-word.ts'

interface CardFactsProps {
  readonly card: Card
  readonly nowMs: number
}

/** Everything known of a visit, in the order a call needs it. */
export function CardFacts({ card, nowMs }: CardFactsProps) {
  const { notes, email, requests } = card
  // While the visit is to call, a band under the name says what is agreed.
  const agreement = card.state === 'expected' || isMarked(card) ? card.agreement : undefined
  const open = openAsks(card).filter(({ kind }) => kind === 'request').length
  return (
    <dl className="facts">
      {open > 1 && (
        <Fact name={desk.facts.sentAgain} look="attention">
          {desk.requests(open)}
        </Fact>
      )}
      {agreement && (
        <Fact name={desk.facts.agreed}>{asAgreed(agreement, shortVisit(agreement, nowMs))}</Fact>
      )}
      <RequestFacts request={requests[0]} said={agreement} nowMs={nowMs} />
      <EarlierRequests card={card} nowMs={nowMs} />
      {notes.length > 0 && (
        <Fact name={desk.facts.note} look="typed">
          <Notes notes={notes} nowMs={nowMs} />
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

interface NotesProps extends Pick<Card, 'notes'> {
  readonly nowMs: number
}

/** Newest first. */
function Notes({ notes, nowMs }: NotesProps) {
  return notes.map(({ text, atMs, by }) => (
    <p key={`${atMs} ${by} ${text}`}>
      <span className="text-soft">{desk.noted(shortInstant(atMs, nowMs), by)}</span> {text}
    </p>
  ))
}

function History({ card, nowMs }: CardFactsProps) {
  const { requests, language, seen, outcome, remindedAtMs } = card
  const [{ source, receivedAtMs }] = requests
  const when = (instantMs: number) => shortInstant(instantMs, nowMs)
  const lines = [
    desk.sources[source](when(receivedAtMs)),
    desk.languages[language],
    seen && desk.seenBy(seen.device, when(seen.atMs)),
    outcome && desk.outcomeBy(outcomeWord(outcome), outcome.by, when(outcome.atMs)),
    remindedAtMs !== undefined && desk.reminded(when(remindedAtMs)),
  ].filter((line) => typeof line === 'string')
  return lines.map((line) => <p key={line}>{line}</p>)
}

function Earlier({ card, nowMs }: CardFactsProps) {
  return card.earlier.map((other) => (
    <p key={other.visit}>
      {desk.earlier(shortVisit(other, nowMs), stateWord(other))}
      {other.name !== card.name && `, ${other.name}`}{' '}
      <span className="card-reference">{other.reference}</span>
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
