import { type FormEvent, useEffect, useRef, useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import { closingDay, columnsOf, isToRemind } from '../../domain/desk/board-columns.ts'
import { delhiDate, delhiMinutes } from '../../domain/time/delhi-time.ts'
import { hoursOn, lastClosingBefore } from '../../domain/time/opening-hours.ts'
import { addresses, printAddress } from '../addresses.ts'
import { LivePage } from '../board/live-page.tsx'
import { useToMove } from '../board/to-move-on.ts'
import { useWarningBeforeLeaving } from '../board/use-warning-before-leaving.ts'
import { type ActFields, coveredAsks } from '../card/read-act.ts'
import { againWord } from '../card/state-word.ts'
import { useDeskNow } from '../desk-now.ts'
import type { ClosingPageProps } from '../desk-page.ts'
import { Key } from '../key.tsx'
import { useActs } from '../live/use-acts.ts'
import { longHours, shortInstant } from '../when.ts'
import { ChoiceRow, checkedIn } from './choice-row.tsx'

/** The page for closing, used in the evening and next morning: who came, who was not reached, whom to call. */
export function ClosingPage({ board }: ClosingPageProps) {
  return (
    <LivePage first={board} title={desk.closing.title} className="closing" foot={<ClosingKeys />}>
      <Closing />
    </LivePage>
  )
}

function ClosingKeys() {
  const { keys } = desk.closing
  return (
    <p className="legend cluster">
      <span>
        <Key>↑</Key> <Key>↓</Key> {keys.line}
      </span>
      <span>
        <Key>1</Key> <Key>2</Key> {keys.choose}
      </span>
      <span>
        {keys.nothing} <Key>Enter</Key>
      </span>
    </p>
  )
}

const noonMinutes = 12 * 60

function Closing() {
  const { board, centre, nowMs } = useDeskNow()
  const { closing } = desk
  const { toCall } = closingDay(board.cards, nowMs)
  const date = delhiDate(nowMs)
  const hours = longHours(hoursOn(date, centre.hours))
  const isMorning = delhiMinutes(nowMs) < noonMinutes
  return (
    <>
      <p className="closing-hours">{hours === '' ? closing.closedToday : closing.open(hours)}</p>
      <h2>{isMorning ? closing.morning(board.device) : closing.title}</h2>
      <ClosingForm />
      <h3>
        <a href={addresses.board}>{closing.toCall(toCall.length)}</a>
      </h3>
      {isMorning && <Morning />}
    </>
  )
}

function ClosingForm() {
  const { board, nowMs } = useDeskNow()
  const acts = useActs()
  const [said, setSaid] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { closing } = desk
  const { unmarked, notReached } = closingDay(board.cards, nowMs)
  const all = [...unmarked, ...notReached]
  const { onSave, ...line } = useFirstLine(all.length)
  const marked = all.filter(({ visit }) => chosen.includes(visit)).length
  useWarningBeforeLeaving(marked > 0)
  const save = async (form: FormData) => {
    const sent = chosenIn(form, all).map(({ card, fields }) => acts.send(card, fields))
    const saved = await Promise.all(sent)
    setSaid(closing.saved(saved.filter(Boolean).length, saved.length))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave()
    void save(new FormData(event.currentTarget))
  }
  const count = (event: FormEvent<HTMLFormElement>) => {
    setChosen(chosenIn(new FormData(event.currentTarget), all).map(({ card }) => card.visit))
  }
  return (
    <form {...line} method="post" action={addresses.acts} onSubmit={submit} onChange={count}>
      <section>
        <h3>
          {closing.whoCame} <small>{closing.unmarked(unmarked.length)}</small>
        </h3>
        {unmarked.map((card) => (
          <ChoiceRow key={card.visit} card={card} choices={closing.came} />
        ))}
      </section>
      <section>
        <h3>
          {closing.notReached} <small>{closing.again(notReached.length)}</small>
        </h3>
        {notReached.map((card) => (
          <ChoiceRow
            key={card.visit}
            card={card}
            choices={{ leave: againWord(card, nowMs), ...closing.tried }}
          />
        ))}
      </section>
      <div className="closing-foot cluster">
        {all.length > 0 && (
          <button type="submit" className="button primary">
            {closing.save(marked, all.length - marked)} <Key>Enter</Key>
          </button>
        )}
        <p role="status">{said || closing.lead}</p>
      </div>
    </form>
  )
}

/**
 * The number keys choose for the line with the focus: the first line, also after a save has taken a line away. If another
 * device takes the line away, the next number was meant for that line, and chooses nothing.
 */
function useFirstLine(lines: number) {
  const ref = useRef<HTMLFormElement>(null)
  const isAtStart = useRef(true)
  useEffect(() => {
    if (isAtStart.current && document.activeElement === document.body)
      checkedIn(ref.current)?.focus()
  }, [lines])
  return {
    ref,
    onKeyDown() {
      isAtStart.current = false
    },
    onSave() {
      isAtStart.current = true
    },
  }
}

function chosenIn(form: FormData, cards: readonly Card[]) {
  return cards.flatMap((card) => {
    const fields = actOf(String(form.get(`visit-${card.visit}`) ?? ''), card)
    return fields === undefined ? [] : [{ card, fields }]
  })
}

function actOf(choice: string, card: Card): ActFields | undefined {
  const asks = coveredAsks(card)
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

function Morning() {
  const { board, centre, nowMs } = useDeskNow()
  const { menu, closing, dayBook } = desk
  const { callNow, comingToday, comingTomorrow } = columnsOf(board, nowMs)
  const closedAt = lastClosingBefore(nowMs, centre.hours)
  const since = callNow.filter(({ requests: [{ receivedAtMs }] }) => receivedAtMs >= closedAt)
  const [first] = since
  const toMove = useToMove().length
  const toRemind = comingTomorrow.filter(isToRemind).length
  const { day } = closing
  const lines = [
    [
      since.length,
      day.since,
      first && desk.callBy(shortInstant(first.callByMs, nowMs)),
      addresses.board,
      menu.board,
    ],
    [comingToday.length, day.today, '', addresses.day, menu.day],
    [toMove, dayBook.kinds['to-move'], '', addresses.day, menu.day],
    [toRemind, day.toRemind, '', addresses.board, menu.board],
    ['', day.sheets, '', printAddress(delhiDate(nowMs), true), menu.print],
  ] as const
  return (
    <section>
      <h3>{dayBook.today}</h3>
      <ul className="morning">
        {lines
          .filter(([count]) => count !== 0)
          .map(([count, word, note, address, link]) => (
            <li key={word}>
              <b>{count}</b>
              <span>
                {word} <small>{note}</small>
              </span>
              <a href={address}>{link}</a>
            </li>
          ))}
      </ul>
    </section>
  )
}
