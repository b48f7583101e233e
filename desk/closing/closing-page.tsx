import { type FormEvent, useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { visitOf } from '../../domain/board-columns.ts'
import { closingDay } from '../../domain/closing-day.ts'
import { addresses, cardAddress } from '../addresses.ts'
import { LivePage } from '../board/live-page.tsx'
import { type ActFields, asksThatStand } from '../card/read-act.ts'
import type { ClosingPage as ClosingPageOf } from '../desk-page.ts'
import { useActs } from '../live/use-acts.ts'
import type { LiveBoard } from '../live/use-live-board.ts'
import { shortVisit } from '../when.ts'

/** The evening's list, which the morning begins with too: who came, who was not reached, whom to call. */
export function ClosingPage({ page }: { readonly page: ClosingPageOf }) {
  return (
    <LivePage first={page.board} title={desk.closing.title} className="closing">
      {(live, isMasked) => <Closing live={live} isMasked={isMasked} />}
    </LivePage>
  )
}

interface ClosingProps {
  readonly live: LiveBoard
  readonly isMasked: boolean
}

function Closing({ live, isMasked }: ClosingProps) {
  const acts = useActs(live.take, live.lostAtMs === undefined)
  const [said, setSaid] = useState('')
  const { closing } = desk
  const { unmarked, notReached, toCall } = closingDay(live.board.cards, live.nowMs)
  const save = async (form: FormData) => {
    const chosen = [...unmarked, ...notReached].flatMap((card) => {
      const fields = actOf(String(form.get(`visit-${card.visit}`) ?? ''), card)
      return fields === undefined ? [] : [{ card, fields }]
    })
    const saved = await Promise.all(
      chosen.map((each) => acts.send(each.card, each.fields, undefined)),
    )
    setSaid(closing.saved(saved.filter(Boolean).length, saved.length))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(new FormData(event.currentTarget))
  }
  return (
    <>
      <h2>{closing.title}</h2>
      <p className="text-soft">{closing.lead}</p>
      <p>
        <a href={addresses.board}>{closing.toCall(toCall.length)}</a>
      </p>
      {isMasked ? (
        <p>{desk.masked}</p>
      ) : (
        <form method="post" action={addresses.acts} onSubmit={submit}>
          <Rows
            heading={closing.unmarked(unmarked.length)}
            cards={unmarked}
            choices={closing.came}
            nowMs={live.nowMs}
          />
          <Rows
            heading={closing.notReached(notReached.length)}
            cards={notReached}
            choices={closing.tried}
            nowMs={live.nowMs}
          />
          <button type="submit" className="button primary">
            {closing.save}
          </button>
          <p role="status">{said}</p>
        </form>
      )}
    </>
  )
}

interface RowsProps {
  readonly heading: string
  readonly cards: readonly Card[]
  /** The words of the choices; the first changes nothing. */
  readonly choices: Readonly<Record<string, string>>
  readonly nowMs: number
}

function Rows({ heading, cards, choices, nowMs }: RowsProps) {
  return (
    <section>
      <h3>{heading}</h3>
      {cards.map((card) => (
        <fieldset key={card.visit} className="choice cluster">
          <legend>
            <a href={cardAddress({ kind: 'find', q: referenceOf(card) }, referenceOf(card))}>
              {card.name}
            </a>
            , {shortVisit(visitOf(card), nowMs)}
          </legend>
          {Object.entries(choices).map(([value, word], place) => (
            <label key={value}>
              <input
                type="radio"
                name={`visit-${card.visit}`}
                value={value}
                defaultChecked={place === 0}
              />{' '}
              {word}
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  )
}

function referenceOf({ requests: [{ reference }] }: Card) {
  return reference
}

/** Undefined where nothing was chosen. */
function actOf(choice: string, card: Card): ActFields | undefined {
  const asks = asksThatStand(card)
  switch (choice) {
    case 'arrived':
    case 'no-show':
      return { act: choice, asks }
    case 'give-up':
      return { act: 'cancelled', reason: 'centre', asks }
    default:
      return undefined
  }
}
