import { desk } from '../../content/desk.ts'
import { names } from '../../content/en/names.ts'
import { notices } from '../../content/en/notices.ts'
import type { Card, ColumnName } from '../../domain/board.ts'
import { agreedTests, isMarked, isUnseen } from '../../domain/board-columns.ts'
import { preparationFlags } from '../../domain/preparation.ts'
import { calledIn, isTestName } from '../../domain/test-catalogue.ts'
import { isWrongNumber } from '../card/offers.ts'
import { RowTime } from './row-time.tsx'

export interface RowProps {
  readonly id: string
  readonly card: Card
  readonly column: ColumnName | 'other'
  readonly address: string
  readonly isSelected: boolean
  readonly isMasked: boolean
  readonly isNotSaved: boolean
  /** Something was typed into a form of it and left there. */
  readonly isUnfinished: boolean
  readonly nowMs: number
  readonly onSelect: (isByKeyboard: boolean) => void
}

/** One card in a list: when, who, what for, and what is going on. */
export function Row(props: RowProps) {
  const { id, card, column, address, isSelected, isMasked, nowMs, onSelect } = props
  const isDone = isMarked(card)
  const isVisit = column === 'comingToday' || column === 'comingTomorrow'
  return (
    <li>
      <a
        className="row"
        id={id}
        href={`${address}#card`}
        aria-current={isSelected ? 'true' : undefined}
        data-unseen={(isUnseen(card) && !isVisit) || undefined}
        data-done={isDone || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onSelect(event.detail === 0)
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

/** @param list Which list it is in, because a card may be in two. */
export function rowId({ visit }: Card, list: number): string {
  return `row-${visit}-${list}`
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
function RowTests({ card, isVisit }: RowTestsProps) {
  const tests = isVisit ? agreedTests(card) : card.tests
  const flags = isVisit ? shortFlags(tests) : ''
  return (
    <>
      <span className="row-tests small">{tests.map(calledIn(names)).join(', ')}</span>
      {flags !== '' && <span className="row-tests small">{flags}</span>}
    </>
  )
}

function RowState({ card, column, isNotSaved, isUnfinished, nowMs }: RowProps) {
  const { claim, state, ending, needsCall, remindedAtMs, tries } = card
  const isClaimed = claim !== undefined && claim.untilMs > nowMs
  const isVisit = column === 'comingToday' || column === 'comingTomorrow'
  const isToCall = state === 'to call' || state === 'to call again'
  const isToRemind =
    column === 'comingTomorrow' && state === 'expected' && remindedAtMs === undefined
  return (
    <>
      {isUnseen(card) && !isVisit && <span className="badge new">{desk.unseen}</span>}
      {isNotSaved && <span className="badge alarm">{desk.notSavedShort}</span>}
      {isUnfinished && <span className="badge alarm">{desk.unfinished}</span>}
      {needsCall && state === 'to call' && <span className="badge alarm">{desk.needsCall}</span>}
      {tries !== undefined && <span className="badge">{desk.tried(tries)}</span>}
      {isWrongNumber(card) && <span className="badge">{desk.outcomes['wrong-number']}</span>}
      {isVisit && isToCall && <span className="badge">{desk.states[state]}</span>}
      {isClaimed && (
        <span className="badge claim">
          {claim.isMine ? desk.youCall : desk.calling(claim.device)}
        </span>
      )}
      {ending === 'arrived' && <span className="badge done">{desk.endings.arrived}</span>}
      {ending === 'no-show' && <span className="badge">{desk.endings['no-show']}</span>}
      {isToRemind && <span className="badge">{desk.notYetReminded}</span>}
    </>
  )
}
