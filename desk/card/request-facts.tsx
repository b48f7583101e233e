import { desk } from '../../content/desk.ts'
import type { Card, CardRequest } from '../../domain/board.ts'
import type { DayAndTime } from '../../domain/delhi-time.ts'
import { roomsOf } from '../board/room-names.ts'
import { spacedNumber } from '../spaced-number.ts'
import { shortInstant, shortVisit } from '../when.ts'
import { Fact } from './fact.tsx'

interface RequestFactsProps {
  readonly request: CardRequest
  /** Another line says this day and time already. */
  readonly said?: DayAndTime | undefined
  readonly nowMs: number
}

/** What one request asks for. */
export function RequestFacts({ request, said, nowMs }: RequestFactsProps) {
  const { asked, tests, notes } = request
  const isSaid = said?.date === asked.date && said.time === asked.time
  return (
    <>
      {!isSaid && <Fact name={desk.facts.wants}>{shortVisit(asked, nowMs)}</Fact>}
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
    </>
  )
}

interface EarlierRequestsProps {
  readonly card: Card
  readonly nowMs: number
}

/** The requests before the newest, each under its own heading. */
export function EarlierRequests({ card, nowMs }: EarlierRequestsProps) {
  const [, ...earlier] = card.requests
  return earlier.map((request) => (
    <div key={request.number} className="fact request">
      <dt className="cluster">
        <span>
          {desk.earlierRequest[request.source](shortInstant(request.receivedAtMs, nowMs))}
          {askWord(card, request)}
        </span>
        <span className="card-reference">{request.reference}</span>
      </dt>
      <dd>
        <dl>
          <RequestFacts request={request} nowMs={nowMs} />
          <ContactFacts card={card} request={request} />
        </dl>
      </dd>
    </div>
  ))
}

/** Says what has become of a request. It may be agreed while a newer one is to call. */
function askWord({ asks }: Card, { number }: CardRequest): string {
  const ask = asks.find((each) => each.number === number)
  if (ask === undefined) return ''
  return ` · ${ask.state === 'closed' && ask.holds ? desk.holds : desk.asks[ask.state]}`
}

interface ContactFactsProps {
  readonly card: Card
  readonly request: CardRequest
}

/** Number, email and language where the card has others. */
function ContactFacts({ card, request: { dial, email, language } }: ContactFactsProps) {
  const numbers = dial.filter((number) => !card.dial.includes(number))
  return (
    <>
      {numbers.length > 0 && (
        <Fact name={desk.facts.number}>
          <span className="cluster">
            {numbers.map((number) => (
              <a key={number} href={`tel:${number}`}>
                {spacedNumber(number)}
              </a>
            ))}
          </span>
        </Fact>
      )}
      {email !== '' && email !== card.email && <Fact name={desk.facts.email}>{email}</Fact>}
      {language !== card.language && (
        <Fact name={desk.facts.language}>{desk.languages[language]}</Fact>
      )}
    </>
  )
}
