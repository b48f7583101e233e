import { desk } from '../../content/desk.ts'
import type { Card, ColumnName } from '../../domain/board.ts'
import { notYetReminded } from '../../domain/board-columns.ts'
import { Row, type RowProps } from './row.tsx'

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
export function Column({
  name,
  cards,
  unlisted,
  selected,
  notSaved,
  addressOf,
  ...row
}: ColumnProps) {
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
