import type { ReactNode } from 'react'
import { centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { deskPages } from '../../content/desk-pages.ts'
import { calendar } from '../../content/en/calendar.ts'
import { roomNames } from '../../content/en/flags.ts'
import { notices } from '../../content/en/notices.ts'
import { facts } from '../../content/facts.ts'
import { byCategory } from '../../domain/centre/test-catalogue.ts'
import type { Card, CardRequest } from '../../domain/desk/board.ts'
import { byStart } from '../../domain/desk/board-columns.ts'
import { isExpected, visitOf, wantedVisitOf } from '../../domain/desk/visit-of-card.ts'
import { preparationFlags } from '../../domain/preparation/flags.ts'
import { addDays } from '../../domain/time/delhi-time.ts'
import { longDate } from '../../domain/time/spoken-time.ts'
import { ScrollBox } from '../../site/ui/scroll-box.tsx'
import { addresses, printAddress } from '../addresses.ts'
import { Unreadable } from '../board/unreadable.tsx'
import { cardWord, wishesOf } from '../card/state-word.ts'
import { useDeskNow } from '../desk-now.ts'
import { type PrintPageProps, printButtonId } from '../desk-page.ts'
import { spacedNumber } from '../spaced-number.ts'
import { shortInstant, shortVisit } from '../when.ts'
import { RoomSheets } from './room-sheet.tsx'
import { TableHead } from './table-head.tsx'

/** The day on A4: who comes when, for what, and what to have in mind. By time, or by room. */
export function PrintPage(page: PrintPageProps) {
  const { date, unreadable, others, byRoom } = page
  return (
    <>
      <SheetLinks date={date} isByRoom={byRoom !== undefined} />
      <ScrollBox as="main" className="sheet">
        <SheetHead {...page} />
        {others > 0 && <p className="notice failed">{desk.unlistedOnDay(others)}</p>}
        <Unreadable unreadable={unreadable} />
        {byRoom === undefined ? <List {...page} /> : <RoomSheets day={byRoom} />}
        <footer className="small">{deskPages.printPage.confidential}</footer>
      </ScrollBox>
    </>
  )
}

/** Printed by room, each sheet of paper has its own head. This head is then for screen readers only. */
function SheetHead({ date, byRoom }: PrintPageProps) {
  const { nowMs } = useDeskNow()
  const { title, made } = deskPages.printPage
  if (byRoom !== undefined) {
    return <h1 className="visually-hidden">{title(longDate(date, calendar))}</h1>
  }
  return (
    <header className="sheet-head cluster">
      <h1>{title(longDate(date, calendar))}</h1>
      <p>
        {centre.name} · {made(shortInstant(nowMs, nowMs))}
      </p>
    </header>
  )
}

function List({ cards, toCall }: PrintPageProps) {
  const { columns, nobody } = deskPages.printPage
  return (
    <>
      {cards.length === 0 ? (
        <p>{nobody}</p>
      ) : (
        <Sheet columns={columns}>
          {cards.toSorted(byStart).map((card) => (
            <Visit
              key={card.visit}
              card={card}
              time={visitOf(card).time}
              isExpected={isExpected(card)}
            />
          ))}
        </Sheet>
      )}
      {toCall && <ToCall {...toCall} />}
    </>
  )
}

interface SheetProps {
  readonly columns: readonly string[]
  readonly children: ReactNode
}

function Sheet({ columns, children }: SheetProps) {
  return (
    <table className="sheet-list">
      <TableHead columns={columns} look="small" />
      <tbody>{children}</tbody>
    </table>
  )
}

function ToCall({ cards, others }: NonNullable<PrintPageProps['toCall']>) {
  const { nowMs } = useDeskNow()
  const { heading, columns, unlisted } = deskPages.printPage.toCall
  if (cards.length + others === 0) return null
  return (
    <section className="sheet-calls">
      <h2>{heading}</h2>
      {others > 0 && <p className="notice failed">{unlisted(others)}</p>}
      {cards.length > 0 && (
        <Sheet columns={columns}>
          {cards.map((card) => (
            <Visit key={card.visit} card={card} time={shortVisit(wantedVisitOf(card), nowMs)} />
          ))}
        </Sheet>
      )}
    </section>
  )
}

interface WaysProps extends Pick<PrintPageProps, 'date'> {
  readonly isByRoom: boolean
}

function SheetLinks({ date, isByRoom }: WaysProps) {
  const { earlierDay, laterDay } = desk
  const dayLink = (days: number) => printAddress(addDays(date, days), isByRoom)
  return (
    <nav className="sheet-ways cluster" aria-label={desk.menu.print}>
      <a href={addresses.board}>{desk.findPage.back}</a>
      <a href={dayLink(-1)}>{earlierDay}</a>
      <a href={dayLink(1)}>{laterDay}</a>
      <a href={printAddress(date, !isByRoom)}>
        {isByRoom ? deskPages.printPage.byTime : deskPages.printPage.byRoom}
      </a>
      <button type="button" id={printButtonId} className="button primary">
        {deskPages.printPage.print}
      </button>
    </nav>
  )
}

interface VisitProps {
  readonly card: Card
  readonly time: string
  /** Whether there is a box to tick when the patient comes. */
  readonly isExpected?: boolean
}

function Visit({ card, time, isExpected = false }: VisitProps) {
  const { nowMs } = useDeskNow()
  const { requests, name, phone, phoneSaysMore, state, language } = card
  const agreed = !isExpected && state !== 'ended' ? card.agreement : undefined
  const numbers = [...new Set([...card.dial, ...requests.flatMap(({ dial }) => dial)])]
  const typed = phoneSaysMore || numbers.length === 0 ? [phone] : []
  return (
    <tr>
      <td className="sheet-time">{time}</td>
      <th scope="row">
        {name}
        {[...numbers.map(spacedNumber), ...typed].map((number) => (
          <span key={number} className="sheet-number">
            {number}
          </span>
        ))}
        <small>
          {requests[0].reference} · {desk.languages[language]}
        </small>
      </th>
      <td>
        <AllTests card={card} isExpected={isExpected} />
      </td>
      <td>
        <FlagsAndNotes card={card} />
      </td>
      <td>
        {isExpected && <span className="sheet-box" />}
        {state !== 'expected' && <p>{cardWord(card)}</p>}
        {wishesOf(card).map((wish) => (
          <p key={wish}>{wish}</p>
        ))}
        {agreed && <p>{deskPages.printPage.agreedBeside(shortVisit(agreed, nowMs))}</p>}
      </td>
    </tr>
  )
}

/**
 * All tests of the visit, then the day and time of each earlier request. Those of the newest request stand here too if
 * the row shows an older agreed time.
 */
function AllTests({ card, isExpected = false }: Omit<VisitProps, 'time'>) {
  const { centre, nowMs } = useDeskNow()
  const [newest] = card.requests
  const isNewestToCall = isExpected && card.state !== 'expected'
  const earlier = ({ source, receivedAtMs, reference }: CardRequest) =>
    `${deskPages.printPage.earlierRequest[source](shortInstant(receivedAtMs, nowMs))} · ${reference}`
  return (
    <>
      {byCategory(card.tests, centre.catalogue.own).map((category) => (
        <p key={category.id}>{notices.room(roomNames[category.id], category.tests)}</p>
      ))}
      {card.requests.slice(isNewestToCall ? 0 : 1).map((request) => (
        <p key={request.reference} className="sheet-earlier">
          <small>{request === newest ? desk.facts.wants : earlier(request)}</small>
          {shortVisit(request.asked, nowMs)}
        </p>
      ))}
    </>
  )
}

function FlagsAndNotes({ card }: Pick<VisitProps, 'card'>) {
  const { centre, nowMs } = useDeskNow()
  const { requests, tests } = card
  const notes = card.notes.map(
    ({ text, atMs, by }) => `${desk.noted(shortInstant(atMs, nowMs), by)} ${text}`,
  )
  const flags = preparationFlags(tests, centre.catalogue.own, facts.packages).map(notices.flag)
  const texts = [flags.join(', '), ...requests.map((request) => request.notes), ...notes]
  const shown = new Set(texts.filter((text) => text !== ''))
  return Array.from(shown, (text) => <p key={text}>{text}</p>)
}
