import { desk } from '../../content/desk.ts'
import { names } from '../../content/en/names.ts'
import { notices } from '../../content/en/notices.ts'
import type { Card, ColumnName } from '../../domain/board.ts'
import { isUnseen } from '../../domain/board-columns.ts'
import { preparationFlags } from '../../domain/preparation.ts'
import { calledIn, isTestName } from '../../domain/test-catalogue.ts'
import { isWrongNumber } from '../card/offers.ts'
import { RowTime } from './row-time.tsx'

export interface RowProps {
  readonly card: Card
  readonly column: ColumnName | 'other'
  readonly address: string
  readonly isSelected: boolean
  readonly isMasked: boolean
  readonly isNotSaved: boolean
  /** Something was typed into a form of it and left there. */
  readonly isUnfinished: boolean
  readonly nowMs: number
  readonly onSelect: (card: Card, isByKeyboard: boolean) => void
}

/** One card in a list: when, who, what for, and what is going on. */
export function Row(props: RowProps) {
  const { card, column, address, isSelected, isMasked, nowMs, onSelect } = props
  const isDone = card.state === 'arrived' || card.state === 'no-show'
  const isVisit = column === 'comingToday' || column === 'comingTomorrow'
  return (
    <li>
      <a
        className="row"
        id={rowId(card)}
        href={`${address}#card`}
        aria-current={isSelected ? 'true' : undefined}
        data-unseen={isUnseen(card) || undefined}
        data-done={isDone || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onSelect(card, event.detail === 0)
        }}
      >
        <RowTime card={card} column={column} nowMs={nowMs} />
        <span className="row-who cluster">
          <span className="row-name">{isMasked ? desk.maskedName : card.name}</span>
          {!isMasked && !isDone && <RowTests card={card} isVisit={isVisit} />}
          <RowState {...props} />
        </span>
      </a>
    </li>
  )
}

export function rowId({ references }: Card): string {
  return `row-${references[0].slice(1)}`
}

/** What to prepare, in a few words; `fasting?` where the prescription decides. */
function shortFlags(tests: readonly string[]): string {
  const words = preparationFlags(tests.filter(isTestName)).map(({ name, when }) => {
    const word = notices.flag({ name, when: undefined })
    return when === undefined ? word : desk.maybe(word)
  })
  return [...new Set(words)].join(', ')
}

interface RowTestsProps {
  readonly card: Card
  readonly isVisit: boolean
}

/** A visit says how to prepare, because the patient is coming. */
function RowTests({ card: { tests }, isVisit }: RowTestsProps) {
  const flags = isVisit ? shortFlags(tests) : ''
  return (
    <>
      <span className="row-tests small">{tests.map(calledIn(names)).join(', ')}</span>
      {flags !== '' && <span className="row-tests small">{flags}</span>}
    </>
  )
}

function RowState({ card, column, isNotSaved, isUnfinished, nowMs }: RowProps) {
  const { claim, state, needsCall, remindedAtMs, tries, outcome } = card
  const isClaimed = claim !== undefined && claim.untilMs > nowMs
  const isToRemind = column === 'comingTomorrow' && remindedAtMs === undefined
  return (
    <>
      {isUnseen(card) && <span className="badge new">{desk.unseen}</span>}
      {isNotSaved && <span className="badge alarm">{desk.notSavedShort}</span>}
      {isUnfinished && <span className="badge alarm">{desk.unfinished}</span>}
      {needsCall && state === 'requested' && <span className="badge alarm">{desk.needsCall}</span>}
      {tries !== undefined && <span className="badge">{desk.tried(tries)}</span>}
      {isWrongNumber(card) && outcome?.reason && (
        <span className="badge">{desk.reasons[outcome.reason]}</span>
      )}
      {isClaimed && (
        <span className="badge claim">
          {claim.isMine ? desk.youCall : desk.calling(claim.device)}
        </span>
      )}
      {state === 'arrived' && <span className="badge done">{desk.states.arrived}</span>}
      {state === 'no-show' && <span className="badge">{desk.states['no-show']}</span>}
      {isToRemind && <span className="badge">{desk.notYetReminded}</span>}
    </>
  )
}
