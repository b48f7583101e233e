import { desk } from '../../content/desk.ts'
import { wantedVisitOf } from '../../domain/desk/visit-of-card.ts'
import { clockLabel, delhiDate, delhiMinutes } from '../../domain/time/delhi-time.ts'
import { hoursAt, type OpeningHours, openDaysFrom } from '../../domain/time/opening-hours.ts'
import { suggestedCallAgain } from '../../domain/visit/call-again.ts'
import { useDeskNow } from '../desk-now.ts'
import { SelectField } from '../field.tsx'
import { shortInstant } from '../when.ts'
import type { CardDraftProps } from './card-panel-props.ts'

const everyMinutes = 30

/** When to call again: as the rule suggests, or at a half-hour of today. */
export function TryAgainField({ card, draft }: CardDraftProps) {
  const { centre, nowMs } = useDeskNow()
  const { hours } = centre
  const suggestedMs = suggestedCallAgain(nowMs, hours, wantedVisitOf(card))
  return (
    <SelectField
      label={desk.forms.tryAgainAt}
      name="tryAgainAt"
      defaultValue={draft.tryAgainAt}
      options={[
        ['', desk.forms.suggested(shortInstant(suggestedMs, nowMs))],
        ...halfHoursLeft(nowMs, hours).map(
          (minutes) => [twentyFourHours(minutes), clockLabel(minutes)] as const,
        ),
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

const halfHours = Array.from({ length: (24 * 60) / everyMinutes }, (_, at) => at * everyMinutes)

/**
 * Minutes since midnight of each half-hour left today while the centre is open, as the desk rings only
 * then.
 */
function halfHoursLeft(nowMs: number, hours: OpeningHours): number[] {
  const [today, now] = [delhiDate(nowMs), delhiMinutes(nowMs)]
  return halfHours.filter((at) => at > now && hoursAt(today, at, hours) !== undefined)
}

const offeredDays = 2

/** The future half-hours of the first two days on which the centre opens, today included, epoch ms. */
function openHalfHours(nowMs: number, hours: OpeningHours): number[] {
  const stepMs = everyMinutes * 60_000
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

function twentyFourHours(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
