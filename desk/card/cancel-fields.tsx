import { useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card, CardAsk } from '../../domain/desk/board.ts'
import { isExpected } from '../../domain/desk/visit-of-card.ts'
import type { AskNumber } from '../../domain/visit/history.ts'
import { useDeskNow, useTestNames } from '../desk-now.ts'
import { SelectField } from '../field.tsx'
import { visitInSentence } from '../when.ts'
import type { CardDraftProps } from './card-panel-props.ts'

/** What is cancelled, and by whom. If only a change is dropped, what was agreed before still holds. */
export function CancelFields({ card, draft }: CardDraftProps) {
  const { nowMs } = useDeskNow()
  const named = useTestNames()
  // The change when the form was opened. The form stays about this change even if another ask comes.
  const [change] = useState(() => changeOf(card, draft.newest))
  return (
    <>
      {change && (
        <SelectField
          label={desk.forms.whatIsCancelled}
          name="only"
          defaultValue={draft.only}
          options={[
            ['', desk.forms.wholeVisit],
            [change.number, desk.forms.onlyChange(changeInWords(card, change, { nowMs, named }))],
          ]}
        />
      )}
      <SelectField
        label={desk.forms.whoCancelled}
        name="reason"
        defaultValue={draft.reason}
        options={Object.entries(desk.reasons)}
      />
    </>
  )
}

/** The newest ask, if it is open and an earlier ask is agreed. It then asks for a change of the agreed visit. */
export function changeOf(card: Card, newest: AskNumber): CardAsk | undefined {
  const isHeldByOther = card.asks.some(({ holds, number }) => holds && number !== newest)
  if (!isExpected(card) || !isHeldByOther) return undefined
  return card.asks.find(({ number, state }) => number === newest && state !== 'closed')
}

/** The time that the patient asked for, or the tests if only the tests change. */
function changeInWords(
  { requests, agreement }: Card,
  { number, kind }: CardAsk,
  { nowMs, named }: { readonly nowMs: number; readonly named: (test: string) => string },
): string {
  if (kind !== 'request') return desk.wishes[kind]
  const request = requests.find((each) => each.number === number)
  if (request === undefined) return ''
  const { date, time } = request.asked
  const isSameTime = agreement?.date === date && agreement.time === time
  return isSameTime ? request.tests.map(named).join(', ') : visitInSentence(request.asked, nowMs)
}
