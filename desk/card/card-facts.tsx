import { desk } from '../../content/desk.ts'
import { doctorHours } from '../../content/facts.ts'
import { useDeskNow } from '../desk-now.ts'
import { shortInstant } from '../when.ts'
import type { CardProps } from './card-panel-props.ts'
import { Fact } from './fact.tsx'
import { HistoryFacts } from './history-facts.tsx'
import { PreparationFacts } from './preparation-facts.tsx'
import { RequestFacts } from './request-facts.tsx'

/** Everything known of a visit, in the order a call needs it. */
export function CardFacts({ card }: CardProps) {
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
      {doctorHours && <Fact name={desk.facts.doctor}>{doctorHours.en}</Fact>}
      {email !== '' && <Fact name={desk.facts.email}>{email}</Fact>}
      <HistoryFacts card={card} />
    </dl>
  )
}
