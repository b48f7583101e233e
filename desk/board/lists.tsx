import type { ReactNode } from 'react'
import { centreAtDesk as centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { type Board, type Card, type ColumnName, columnNames } from '../../domain/board.ts'
import {
  cardKey,
  columnOf,
  isMarked,
  notYetReminded,
  startsAt,
  unmarkedVisits,
  visitOf,
} from '../../domain/board-columns.ts'
import { delhiDate, delhiTime, parseDate } from '../../domain/delhi-time.ts'
import { blockedSpans } from '../../domain/rooms/block.ts'
import { hoursOfRoom } from '../../domain/rooms/room-day.ts'
import { addresses, cardAddress } from '../addresses.ts'
import type { CardList, WorkPage } from '../desk-page.ts'
import { isFailed } from '../live/use-acts.ts'
import { shortDay, shortHours, shortInstant } from '../when.ts'
import { findActs } from './find-acts.ts'
import { Row, type RowProps, rowId } from './row.tsx'
import { useTroublesToday } from './to-move-on.ts'
import { Unreadable } from './unreadable.tsx'
import { useBelow } from './use-below.ts'
import type { Desk } from './use-desk.ts'

interface ListsProps {
  readonly page: WorkPage
  readonly here: Desk
  readonly isMasked: boolean
}

/** The lists beside the card: calls on its left, visits on its right; or what was found. */
export function Lists({ page, here, isMasked }: ListsProps) {
  const { columns, found, live, selection, acts, forms, pick } = here
  const { board, nowMs } = live
  const { unreadable = [] } = board
  const troubles = useTroublesToday(board)
  const rows = (
    cards: readonly Card[],
    columnFor: (card: Card) => RowProps['column'],
    list = 0,
  ) => (
    <ol>
      {cards.map((card, place) => (
        <Row
          key={cardKey(card)}
          id={rowId(card, list)}
          card={card}
          column={columnFor(card)}
          address={cardAddress(page, card.requests[0].reference)}
          isSelected={card === selection.card}
          isNotSaved={isFailed(acts.sent.get(cardKey(card)))}
          isUnfinished={card !== selection.card && forms.drafts.unfinished.has(cardKey(card))}
          isMasked={isMasked}
          trouble={troubles.get(card.visit)}
          lineForNow={
            columnFor(card) === 'comingToday' && isFirstAhead(cards, place, nowMs)
              ? delhiTime(nowMs)
              : undefined
          }
          nowMs={nowMs}
          onSelect={(isByKeyboard) => pick(card, list, isByKeyboard)}
        />
      ))}
    </ol>
  )
  const column = (name: ColumnName) => (
    <Column name={name} cards={columns[name]} board={board}>
      {rows(columns[name], () => name, columnNames.indexOf(name))}
    </Column>
  )
  const countOf = (...names: readonly ColumnName[]) =>
    names.reduce((sum, name) => sum + columns[name].length + unlistedIn(board, name), 0)
  if (page.kind === 'find' && found) {
    const elsewhere = parseDate(page.q) ? 'comingToday' : 'other'
    return (
      <Found query={page.q && isMasked ? desk.maskedName : page.q} list={found}>
        <Unreadable {...found} isMasked={isMasked} />
        {rows(found.cards, (card) => columnOf(card, nowMs) ?? elsewhere)}
      </Found>
    )
  }
  return (
    <>
      <nav className="jump" aria-label={desk.jumpLabel}>
        <a href="#calls">
          {desk.jump(desk.calls, countOf('callNow', 'noAnswerYet') + unreadable.length)}
        </a>
        <a href="#visits">{desk.jump(desk.visits, countOf('comingToday', 'comingTomorrow'))}</a>
      </nav>
      <div className="lists calls" id="calls">
        <Unreadable unreadable={unreadable} isMasked={isMasked} />
        {column('callNow')}
        {column('noAnswerYet')}
      </div>
      <div className="lists visits" id="visits">
        {column('comingToday')}
        {column('comingTomorrow')}
      </div>
    </>
  )
}

/** The line for now stands above the first visit that is still to come. */
function isFirstAhead(cards: readonly Card[], place: number, nowMs: number): boolean {
  const [before, here] = [cards[place - 1], cards[place]]
  if (here === undefined || startsAt(here) < nowMs) return false
  return before === undefined || startsAt(before) < nowMs
}

/** How many more there are. */
function unlistedIn({ unlisted }: Board, name: ColumnName): number {
  if (name === 'callNow') return unlisted?.toCall ?? 0
  return name === 'noAnswerYet' ? (unlisted?.toCallAgain ?? 0) : 0
}

interface FoundProps {
  readonly query: string
  readonly list: CardList
  readonly children: ReactNode
}

function Found({ query, list: { cards, hasMore = false }, children }: FoundProps) {
  const acts = findActs(query)
  return (
    <div className="lists calls">
      <section className="column" aria-labelledby="found">
        <h2 id="found">
          {findTitle(query)} <span className="count">{cards.length}</span>
        </h2>
        <p className="column-note small">
          <a href={addresses.board}>{desk.findPage.back}</a>
        </p>
        {acts.length > 0 && (
          <nav className="column-note" aria-label={desk.findPage.actsLabel}>
            <ul>
              {acts.map(({ to, label }) => (
                <li key={label}>
                  <a href={addresses[to]}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
        {hasMore && <p className="column-note small">{desk.findPage.hasMore(cards.length)}</p>}
        {query && !parseDate(query) && <p className="column-note small">{desk.findPage.among}</p>}
      </section>
    </div>
  )
}

export function findTitle(query: string): string {
  const date = parseDate(query)
  return date ? desk.findPage.unmarked(shortDay(date)) : desk.findPage.title(query)
}

interface ColumnProps {
  readonly name: ColumnName
  readonly cards: readonly Card[]
  readonly board: Board
  readonly children: ReactNode
}

/** A list of the board, under its heading and count. */
function Column({ name, cards, board, children }: ColumnProps) {
  const unlisted = unlistedIn(board, name)
  const { list, below } = useBelow(cards.length)
  const last = cards[cards.length - 1]
  return (
    <section ref={list} className={`column ${name}`} aria-labelledby={`column-${name}`}>
      <header>
        <h2 id={`column-${name}`}>
          {desk.columns[name]}{' '}
          <span className="count">{countIn(name, cards.length + unlisted, cards)}</span>
        </h2>
        <p className="small">{noteOn(name, cards, board.nowMs)}</p>
      </header>
      {name === 'comingToday' && <DoctorsHours board={board} />}
      {name === 'comingToday' && <Unmarked board={board} />}
      {cards.length > 0 && children}
      {cards.length === 0 && (name === 'callNow' || name === 'comingToday') && (
        <p className="column-empty small">{desk.empty[name]}</p>
      )}
      {unlisted > 0 && (
        <p className="column-note small">
          <a href={addresses.find}>{desk.unlisted(unlisted)}</a>. {desk.unlistedHint}
        </p>
      )}
      {name === 'callNow' && last && below > 0 && (
        <p className="below">{desk.below(below, shortInstant(last.callByMs, board.nowMs))}</p>
      )}
    </section>
  )
}

/** Of today, how many are still to come. */
function countIn(name: ColumnName, all: number, cards: readonly Card[]): string {
  if (name !== 'comingToday') return String(all)
  return desk.toCome(cards.filter((card) => !isMarked(card)).length)
}

/** What the heading of a list says on its right. */
function noteOn(name: ColumnName, cards: readonly Card[], nowMs: number): string {
  switch (name) {
    case 'callNow':
      return cards.length > 0 ? desk.ringBefore : ''
    case 'noAnswerYet': {
      if (cards.length === 0) return desk.empty[name]
      const nextMs = cards[0]?.tryAgainAtMs
      return nextMs === undefined ? '' : desk.nextAt(shortInstant(nextMs, nowMs))
    }
    case 'comingToday': {
      const came = cards.filter(({ ending }) => ending === 'arrived').length
      return came > 0 ? desk.came(came) : ''
    }
    case 'comingTomorrow': {
      if (cards.length === 0) return desk.empty[name]
      const toRemind = notYetReminded(cards).length
      return toRemind > 0 ? desk.notReminded(toRemind) : ''
    }
  }
}

/** When the doctor is at the centre today. */
function DoctorsHours({ board: { blocks = [], nowMs } }: Pick<ColumnProps, 'board'>) {
  const doctor = centre.rooms.rooms.find(({ isDoctor }) => isDoctor)
  if (doctor === undefined) return null
  const date = delhiDate(nowMs)
  const away = blockedSpans(doctor.id, date, blocks)
  const hours = hoursOfRoom(doctor.id, { date, hours: centre.hours, plan: centre.rooms })
  return (
    <p className="column-note small">
      <b>{doctor.name}</b> {shortHours(hours) || desk.notHere}
      {away.map(({ from, to, block }) => (
        <b key={block.id} className="late">
          {' '}
          {block.hours ? desk.away(shortHours([{ opens: from, closes: to }])) : desk.notHere}
        </b>
      ))}
    </p>
  )
}

/** Where to say of the last opening day who came. */
function Unmarked({ board: { cards, nowMs } }: Pick<ColumnProps, 'board'>) {
  const unmarked = unmarkedVisits(cards, nowMs)
  const [first] = unmarked
  if (first === undefined) return null
  const { date } = visitOf(first)
  return (
    <p className="column-note small">
      <a href={addresses.closing}>
        {desk.findPage.unmarked(shortDay(date))}: {unmarked.length}
      </a>
    </p>
  )
}
