import { desk } from '../../content/desk.ts'
import { wantedVisitOf } from '../../domain/desk/visit-of-card.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { type OpeningHours, openDaysFrom } from '../../domain/time/opening-hours.ts'
import { suggestedCallAgain } from '../../domain/visit/call-again.ts'
import { useDeskNow } from '../desk-now.ts'
import { SelectField } from '../field.tsx'
import { shortInstant } from '../when.ts'
import type { CardDraftProps } from './card-panel-props.ts'

/** When to call again: as the rule suggests, or at a half-hour of today. */
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

/** When the patient asked to be called: a half-hour of today or of the next open day. */
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

const stepMs = 30 * 60_000
const offeredDays = 2

/** The future half-hours of the first two days on which the centre opens, today included, epoch ms. */
function openHalfHours(nowMs: number, hours: OpeningHours): number[] {
  const halfHoursMs: number[] = []
  let days = 0
  for (const spans of openDaysFrom(delhiDate(nowMs), hours)) {
    for (const { opensAt, closesAt } of spans)
      for (let atMs = opensAt; atMs < closesAt; atMs += stepMs)
        if (atMs > nowMs) halfHoursMs.push(atMs)
    days += 1
    if (days === offeredDays) break
  }
  return halfHoursMs
}
