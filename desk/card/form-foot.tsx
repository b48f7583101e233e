import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import type { DayAndTime } from '../../domain/delhi-time.ts'
import { Key } from '../key.tsx'
import type { SentAct } from '../live/act-queue.ts'
import { isFailed } from '../live/use-acts.ts'
import { shortDay } from '../when.ts'
import type { CardProps } from './card-panel-props.ts'
import { Refused } from './form-alerts.tsx'
import type { ChosenTime } from './time-fields.tsx'

interface FormFootProps extends CardProps {
  /** What the form is called. */
  readonly word: string
  readonly lastAct: SentAct | undefined
  readonly overtaken: Card['outcome']
  readonly chosen: ChosenTime | undefined
  /** Whether the act needs Ctrl and Enter. */
  readonly isAsked: boolean
}

/** Why nothing was saved, and the buttons. If another device was first, Enter keeps what it saved. */
export function FormFoot({ word, card, lastAct, overtaken, chosen, isAsked }: FormFootProps) {
  const isClash = chosen?.isClash === true
  const others = overtaken?.kind === 'agreed' ? card.agreement : undefined
  const isOtherDay = others && chosen && others.date !== chosen.date
  const named = ({ date, time }: DayAndTime) => (isOtherDay ? `${shortDay(date)}, ${time}` : time)
  return (
    <div className="form-foot">
      <Refused card={card} lastAct={lastAct} overtaken={overtaken} />
      {overtaken && (
        <button type="submit" className="button primary" data-way="keep">
          {desk.forms.keepOther(overtaken.by, others && named(others))} <Key>Enter</Key>
        </button>
      )}
      <button
        type="submit"
        className={overtaken ? 'button' : isClash ? 'button doubtful' : 'button primary'}
        aria-disabled={isFailed(lastAct) || undefined}
      >
        {overtaken
          ? desk.forms.mine(chosen?.time ? named(chosen) : undefined)
          : saveWord(word, chosen)}{' '}
        <Key isShown={!overtaken}>{isAsked || isClash ? 'Ctrl Enter' : 'Enter'}</Key>
      </button>
    </div>
  )
}

function saveWord(word: string, chosen: ChosenTime | undefined): string {
  return chosen?.isClash ? desk.rooms.bookAnyway(chosen.time) : desk.forms.save(word)
}
