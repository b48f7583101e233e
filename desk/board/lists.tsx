import { desk } from '../../content/desk.ts'
import type { Card, ColumnName } from '../../domain/board.ts'
import { columnOf, notYetReminded } from '../../domain/board-columns.ts'
import { addresses, cardAddress, placeOf } from '../addresses.ts'
import type { WorkPage } from '../desk-page.ts'
import { Row, type RowProps } from './row.tsx'
import type { Desk } from './use-desk.ts'

interface ListsProps {
  readonly page: WorkPage
  readonly here: Desk
  readonly isMasked: boolean
}

/** The lists beside the card: calls on its left, visits on its right; or what was found. */
export function Lists({ page, here, isMasked }: ListsProps) {
  const { columns, found, live, selection, acts, pick } = here
  const { nowMs } = live
  const notSaved = new Set(
    [...acts.sent].flatMap(([reference, { status }]) => (status === 'failed' ? [reference] : [])),
  )
  const addressOf = (card: Card) => cardAddress(placeOf(page), card)
  const shared = { notSaved, addressOf, isMasked, nowMs, selected: selection.card, onSelect: pick }
  const unlistedIn = (name: ColumnName) => live.board.unlisted?.[name] ?? 0
  const countOf = (...names: readonly ColumnName[]) =>
    names.reduce((sum, name) => sum + columns[name].length + unlistedIn(name), 0)
  const column = (name: ColumnName) => (
    <Column {...shared} name={name} cards={columns[name]} unlisted={unlistedIn(name)} />
  )
  if (page.kind === 'find' && found) return <Found {...shared} query={page.q} cards={found} />
  return (
    <>
      <nav className="jump" aria-label={desk.jumpLabel}>
        <a href="#calls">{desk.jump(desk.calls, countOf('callNow', 'noAnswerYet'))}</a>
        <a href="#visits">{desk.jump(desk.visits, countOf('comingToday', 'comingTomorrow'))}</a>
      </nav>
      <div className="lists calls" id="calls">
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

interface FoundProps {
  readonly query: string
  readonly cards: readonly Card[]
  readonly nowMs: number
  readonly isMasked: boolean
  readonly selected: Card | undefined
  readonly notSaved: ReadonlySet<string>
  readonly addressOf: (card: Card) => string
  readonly onSelect: (card: Card, isByKeyboard: boolean) => void
}

function Found({ query, cards, nowMs, selected, notSaved, addressOf, ...row }: FoundProps) {
  return (
    <div className="lists calls">
      <section className="column" aria-labelledby="found">
        <h2 id="found">
          {desk.findPage.title(query)} <span className="count">{cards.length}</span>
        </h2>
        <p className="column-note">
          <a href={addresses.board}>{desk.findPage.back}</a>
        </p>
        <ol>
          {cards.map((card) => (
            <Row
              key={card.references.at(-1)}
              card={card}
              column={columnOf(card, nowMs) ?? 'other'}
              address={addressOf(card)}
              isSelected={card === selected}
              isNotSaved={notSaved.has(card.references[0])}
              nowMs={nowMs}
              {...row}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}

interface ColumnProps extends Pick<RowProps, 'isMasked' | 'nowMs' | 'onSelect'> {
  readonly name: ColumnName
  readonly cards: readonly Card[]
  /** How many more there are. */
  readonly unlisted: number
  readonly selected: Card | undefined
  readonly notSaved: ReadonlySet<string>
  readonly addressOf: (card: Card) => string
}

/** A list of the board, under its heading and count. */
function Column({ name, cards, unlisted, selected, notSaved, addressOf, ...row }: ColumnProps) {
  const toRemind = name === 'comingTomorrow' ? notYetReminded(cards).length : 0
  return (
    <section className={`column ${name}`} aria-labelledby={`column-${name}`}>
      <h2 id={`column-${name}`}>
        {desk.columns[name]} <span className="count">{cards.length + unlisted}</span>
      </h2>
      {toRemind > 0 && <p className="column-note">{desk.notReminded(toRemind)}</p>}
      {cards.length === 0 ? (
        <p className="column-empty">{desk.empty[name]}</p>
      ) : (
        <ol>
          {cards.map((card) => (
            <Row
              key={card.references.at(-1)}
              card={card}
              column={name}
              address={addressOf(card)}
              isSelected={card === selected}
              isNotSaved={notSaved.has(card.references[0])}
              {...row}
            />
          ))}
        </ol>
      )}
      {unlisted > 0 && <p className="column-note">{desk.unlisted(unlisted)}</p>}
    </section>
  )
}
