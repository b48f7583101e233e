import { useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card, CardAsk } from '../../domain/desk/board.ts'
import { isExpected, wantedVisitOf } from '../../domain/desk/visit-of-card.ts'
import { maxLength } from '../../domain/request/appointment-request.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { halfHourMs } from '../../domain/time/milliseconds.ts'
import { type OpeningHours, openDaysFrom } from '../../domain/time/opening-hours.ts'
import { suggestedCallAgain } from '../../domain/visit/call-again.ts'
import type { AskNumber } from '../../domain/visit/history.ts'
import { useDeskNow, useTestNames } from '../desk-now.ts'
import { InputField, LanguageField, SelectField } from '../field.tsx'
import { shortInstant, visitInSentence } from '../when.ts'
import type { CardDraftProps } from './card-panel-props.ts'
import type { CardDraft } from './read-act.ts'
import { TestsField } from './tests-field.tsx'

export function TryAgainField({ card, draft }: CardDraftProps) {
  const { centre, nowMs } = useDeskNow()
  const suggestedMs = suggestedCallAgain(nowMs, centre.hours, wantedVisitOf(card))
  const ofToday = openHalfHours(nowMs, centre.hours).filter(
    (atMs) => delhiDate(atMs) === delhiDate(nowMs),
  )
  return (
    <SelectField
      label={desk.forms.tryAgainAt}
      name="tryAgainAt"
      defaultValue={draft.tryAgainAt}
      options={[
        ['', desk.forms.suggested(shortInstant(suggestedMs, nowMs))],
        ...ofToday.map((atMs) => [atMs, shortInstant(atMs, nowMs)] as const),
      ]}
    />
  )
}

/** When the patient asked to be called: a half-hour of the next two open days, today included. */
export function CallLaterField({ draft }: Pick<CardDraftProps, 'draft'>) {
  const { centre, nowMs } = useDeskNow()
  const times = openHalfHours(nowMs, centre.hours)
  return (
    <SelectField
      label={desk.forms.callLaterAt}
      name="callLaterAt"
      required
      defaultValue={draft.callLaterAt}
      options={times.map((atMs) => [atMs, shortInstant(atMs, nowMs)])}
    />
  )
}

const offeredDays = 2

/** The future half-hours of the first two days on which the centre opens, today included, epoch ms. */
function openHalfHours(nowMs: number, hours: OpeningHours): number[] {
  const halfHoursMs: number[] = []
  let days = 0
  for (const spans of openDaysFrom(delhiDate(nowMs), hours)) {
    for (const { opensAt, closesAt } of spans)
      for (let atMs = opensAt; atMs < closesAt; atMs += halfHourMs)
        if (atMs > nowMs) halfHoursMs.push(atMs)
    days += 1
    if (days === offeredDays) break
  }
  return halfHoursMs
}

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

interface CorrectFieldsProps extends CardDraftProps {
  readonly onTests: (tests: readonly string[]) => void
}

/**
 * Fields for what the patient corrects on the call. The field to add a test comes first. A field that nobody has
 * changed here shows what another device corrects meanwhile, and is left out of the correction.
 */
export function CorrectFields({ card, draft, onTests }: CorrectFieldsProps) {
  const [typed, setTyped] = useState(draft)
  const type = (field: Partial<CardDraft>) => setTyped((before) => ({ ...before, ...field }))
  const { tests = card.tests.join() } = typed
  const { forms } = desk
  return (
    <>
      <TestsField
        offered={card.tests}
        tests={tests.split(',').filter((test) => test !== '')}
        onTests={(next) => {
          type({ tests: next.join() })
          onTests(next)
        }}
      />
      {(['name', 'phone', 'email'] as const).map((field) => (
        <InputField
          key={field}
          label={forms[field]}
          isWide
          name={field}
          type={field === 'phone' ? 'tel' : 'text'}
          maxLength={maxLength[field]}
          value={typed[field] ?? card[field]}
          onChange={({ target }) => type({ [field]: target.value })}
        />
      ))}
      <LanguageField
        value={typed.language ?? card.language}
        onLanguage={(language) => type({ language })}
      />
    </>
  )
}
