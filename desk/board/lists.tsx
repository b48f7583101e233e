import type { ReactNode } from 'react'
import { desk } from '../../content/desk.ts'
import { type Card, type ColumnName, columnNames } from '../../domain/desk/board.ts'
import { callColumnOf } from '../../domain/desk/board-columns.ts'
import { startsAt } from '../../domain/desk/visit-of-card.ts'
import { delhiTime, parseDate } from '../../domain/time/delhi-time.ts'
import { addresses, cardAddress } from '../addresses.ts'
import { roomsBesideId } from '../card/rooms-beside.tsx'
import { useDeskNow } from '../desk-now.ts'
import type { CardList, WorkPage } from '../desk-page.ts'
import { isFailed } from '../live/use-acts.ts'
import { shortDay } from '../when.ts'
import { Column } from './column.tsx'
import { findPages, PagesFound } from './pages-found.tsx'
import { Row, type RowProps, rowId } from './row.tsx'
import { useTroublesToday } from './to-move-on.ts'
import { Unreadable } from './unreadable.tsx'
import type { Desk } from './use-desk.ts'

export interface ListsProps {
  readonly page: WorkPage
  readonly here: Desk
}

/** The lists beside the card. Calls, or what was found, are on its left. Visits are on its right. */
export function Lists(props: ListsProps) {
  const { page, here } = props
  const { columns, found } = here
  const { board, nowMs } = useDeskNow()
  const { unreadable = [], unlisted = {} } = board
  const troubles = useTroublesToday()
  const column = (name: ColumnName) => (
    <Column name={name} cards={columns[name]}>
      <Rows
        {...props}
        troubles={troubles}
        cards={columns[name]}
        columnOf={() => name}
        list={columnNames.indexOf(name)}
      />
    </Column>
  )
  const query = page.kind === 'find' ? page.q : ''
  // What was found may be of any day, so each row says its day and state.
  const foundIn = (card: Card) => callColumnOf(card, nowMs) ?? 'other'
  const countOf = (...names: readonly ColumnName[]) =>
    names.reduce((sum, name) => sum + columns[name].length + (unlisted[name] ?? 0), 0)
  return (
    <>
      {found ? (
        <Found query={query} list={found} isLooking={here.isLooking}>
          <Unreadable {...found} />
          <Rows {...props} troubles={troubles} cards={found.cards} columnOf={foundIn} list={0} />
        </Found>
      ) : (
        <>
          <nav className="jump" aria-label={desk.jumpLabel}>
            <a href="#calls">
              {desk.jump(desk.calls, countOf('callNow', 'noAnswerYet') + unreadable.length)}
            </a>
            <a href="#visits">{desk.jump(desk.visits, countOf('comingToday', 'comingTomorrow'))}</a>
          </nav>
          <div className="lists calls" id="calls">
            <Unreadable unreadable={unreadable} />
            {column('callNow')}
            {column('noAnswerYet')}
          </div>
        </>
      )}
      <div className="lists visits" id="visits">
        <div className="rooms-beside" id={roomsBesideId} />
        {column('comingToday')}
        {column('comingTomorrow')}
      </div>
    </>
  )
}

interface RowsProps extends ListsProps {
  readonly cards: readonly Card[]
  readonly troubles: ReturnType<typeof useTroublesToday>
  readonly columnOf: (card: Card) => RowProps['column']
  /** The place of this list among the lists of the page. */
  readonly list: number
}

function Rows({ page, here, cards, troubles, columnOf, list }: RowsProps) {
  const { selection, acts, forms, pick } = here
  const { nowMs } = useDeskNow()
  const hasLineForNow = (card: Card, place: number) =>
    columnOf(card) === 'comingToday' && isFirstAhead(cards, place, nowMs)
  const isInForm = ({ visit }: Card) => visit === selection.card?.visit && forms.open !== undefined
  return (
    <ol>
      {cards.map((card, place) => (
        <Row
          key={card.visit}
          id={rowId(card, list)}
          card={card}
          column={columnOf(card)}
          address={cardAddress(page, card.requests[0].reference)}
          isSelected={card.visit === selection.card?.visit}
          isPerhapsNotSaved={isFailed(acts.sent.get(card.visit))}
          isUnfinished={!isInForm(card) && forms.drafts.unfinished.has(card.visit)}
          trouble={troubles.get(card.visit)}
          lineForNow={hasLineForNow(card, place) ? delhiTime(nowMs) : undefined}
          onSelect={(isByKeyboard) => pick(card, list, isByKeyboard)}
        />
      ))}
    </ol>
  )
}

/** Whether the line for now stands above this card, because it is the first visit that is still to come. */
function isFirstAhead(cards: readonly Card[], place: number, nowMs: number): boolean {
  const [before, here] = [cards[place - 1], cards[place]]
  if (here === undefined || startsAt(here) < nowMs) return false
  return before === undefined || startsAt(before) < nowMs
}

interface FoundProps {
  readonly query: string
  readonly list: CardList
  readonly isLooking: boolean
  readonly children: ReactNode
}

function Found({ query, list: { cards, hasMore = false }, isLooking, children }: FoundProps) {
  const pages = findPages(query)
  return (
    <div className="lists calls">
      <section className="column" aria-labelledby="found">
        <h2 id="found">
          {findTitle(query)} <span className="count">{!isLooking && cards.length}</span>
        </h2>
        <p className="column-note small">
          <a href={addresses.board}>{desk.findPage.back}</a>
        </p>
        {pages.length > 0 && (
          <PagesFound pages={pages} isBestFound={!isLooking && cards.length === 0} />
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
