import { desk } from '../../content/desk.ts'
import { columnsOf, notYetReminded } from '../../domain/board-columns.ts'
import { delhiDate } from '../../domain/delhi-time.ts'
import { lastClosingBefore } from '../../domain/opening-hours.ts'
import { addresses, printAddress } from '../addresses.ts'
import { useToMove } from '../board/to-move-on.ts'
import { useDeskNow } from '../desk-now.ts'
import { shortInstant } from '../when.ts'

/** Counts the requests since closing and the visits of the day, and says where to begin. */
export function Morning() {
  const { board, centre, nowMs } = useDeskNow()
  const { menu, closing, dayBook } = desk
  const { callNow, comingToday, comingTomorrow } = columnsOf(board, nowMs)
  const closedAt = lastClosingBefore(nowMs, centre.hours)
  const since = callNow.filter(({ requests: [{ receivedAtMs }] }) => receivedAtMs >= closedAt)
  const [first] = since
  const toMove = useToMove().length
  const toRemind = notYetReminded(comingTomorrow).length
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
