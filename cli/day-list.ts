import type { StaffStrings } from '../content/strings.ts'
import { delhiDate, delhiIso, delhiTime } from '../domain/delhi-time.ts'
import { flagCode, type PreparationFlag, preparationFlags } from '../domain/preparation.ts'
import { longDate } from '../domain/spoken-time.ts'
import { isTestName } from '../domain/test-catalogue.ts'
import { findSlot } from '../domain/time-slots.ts'
import type { DayInDelhi, DayLists } from '../server/appointments/day-queries.ts'
import { type Appointment, visitOf } from '../server/db/records.ts'
import { agreedFields, personalFields } from './listed-fields.ts'
import { formatRows, type Row } from './print-rows.ts'

/** A day's lists for reception, and how to show them. */
export interface DayListing {
  readonly day: DayInDelhi
  readonly lists: DayLists
  /** When the centre is open that day, or why it is not. */
  readonly hours: string
  readonly nowMs: number
  readonly reveal: boolean
  readonly strings: Pick<StaffStrings, 'calendar' | 'notices'>
}

/** The calls first, since reception starts the day with them; then the arrivals, by time. */
export function dayAsText(listing: DayListing): string {
  const { day, lists, hours, nowMs, strings } = listing
  const late = lists.toCall.filter((each) => isLate(each, nowMs)).length
  const toCall = lists.toCall.map((each) => callRow(each, listing))
  const later = lists.toCallLater.map((each) => callRow(each, listing))
  const called = lists.called.map((each) => callRow(each, listing))
  const arriving = byTheClock(lists.arriving).map((each) => arrivalRow(each, listing))
  return [
    `${longDate(day.date, strings.calendar)}, ${hours}\n`,
    section(`To call: ${toCallText(toCall.length, late, later.length)}`, toCall),
    section(`To call on a later day: ${later.length}`, later),
    section(`Called, of those due today: ${called.length}`, called),
    section(`Coming today: ${arriving.length}`, arriving),
  ].join('\n')
}

/** A zero says that nobody waits: who waits for the next opening is counted beside it. */
function toCallText(now: number, late: number, later: number): string {
  const parts = [
    `${now}`,
    ...(late > 0 ? [`${late} of them late`] : []),
    ...(now === 0 && later > 0 ? [`and ${later} on a later day`] : []),
  ]
  return parts.join(', ')
}

/** The same for programs: instants in ISO 8601, flags by their names. */
export function dayAsJson(listing: DayListing): string {
  const { day, lists, hours } = listing
  const shown = {
    date: day.date,
    hours,
    toCall: lists.toCall.map((each) => jsonRow(each, listing)),
    called: lists.called.map((each) => jsonRow(each, listing)),
    arriving: byTheClock(lists.arriving).map((each) => jsonRow(each, listing)),
    toCallLater: lists.toCallLater.map((each) => jsonRow(each, listing)),
  }
  return `${JSON.stringify(shown, undefined, 2)}\n`
}

function section(heading: string, rows: readonly Row[]): string {
  return rows.length === 0 ? `${heading}\n` : `${heading}\n${formatRows(rows, false)}`
}

function callRow(appointment: Appointment, listing: DayListing): Row {
  const { date, time } = visitOf(appointment)
  return {
    'call by': callByText(appointment, listing),
    state: stateOf(appointment, listing),
    ...personal(appointment, listing),
    wants: `${date} ${time}`,
    ...preparation(appointment, listing),
    ...notes(appointment, listing),
  }
}

function arrivalRow(appointment: Appointment, listing: DayListing): Row {
  return {
    comes: visitOf(appointment).time,
    state: stateOf(appointment, listing),
    ...personal(appointment, listing),
    ...preparation(appointment, listing),
    ...notes(appointment, listing),
  }
}

function jsonRow(appointment: Appointment, { nowMs, reveal }: DayListing) {
  const { tests, additionalInfo } = appointment
  return {
    reference: appointment.reference,
    status: appointment.status,
    callBy: delhiIso(appointment.callByMs),
    isLate: isLate(appointment, nowMs),
    needsCall: isUntold(appointment),
    date: appointment.date,
    time: appointment.time,
    ...personalFields(appointment, reveal),
    tests: reveal ? tests : tests.length,
    preparation: distinct(
      preparationFlags(tests.filter(isTestName)).map((flag) =>
        reveal ? flagCode(flag) : maskedCode(flag),
      ),
    ),
    language: appointment.language,
    notes: reveal ? additionalInfo : additionalInfo && 'yes',
    ...agreedFields(appointment, reveal),
  }
}

function personal(appointment: Appointment, { reveal }: DayListing): Row {
  return { reference: appointment.reference, ...personalFields(appointment, reveal) }
}

/** Last in a row, as they may be long. */
function notes({ additionalInfo, language }: Appointment, { reveal }: DayListing): Row {
  return { language, notes: reveal ? additionalInfo : additionalInfo && 'yes' }
}

function preparation({ tests }: Appointment, { strings, reveal }: DayListing): Row {
  const { flag, maskedFlag } = strings.notices
  const named = preparationFlags(tests.filter(isTestName)).map(reveal ? flag : maskedFlag)
  return { prepare: distinct(named).join(', ') }
}

/** A condition would name the test: `fasting-conditional` in place of `fasting-if-ct-contrast`. */
function maskedCode({ name, when }: PreparationFlag): string {
  return when === undefined ? name : `${name}-conditional`
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

/** The time of a call due today; the day as well of one due before or later. */
function callByText({ callByMs }: Appointment, { day }: DayListing): string {
  const date = delhiDate(callByMs)
  return date === day.date ? delhiTime(callByMs) : `${date} ${delhiTime(callByMs)}`
}

function stateOf(appointment: Appointment, { nowMs }: DayListing): string {
  switch (appointment.status) {
    case 'requested':
      if (isUntold(appointment)) return 'NEEDS CALL'
      return isLate(appointment, nowMs) ? 'LATE' : 'to call'
    case 'unreachable':
      return appointment.outcomeReason === 'wrong-number' ? 'wrong number' : 'no answer yet'
    case 'no-show':
      return 'did not come'
    case 'confirmed':
    case 'cancelled':
    case 'arrived':
      return appointment.status
  }
}

function isLate({ status, callByMs }: Appointment, nowMs: number): boolean {
  return status === 'requested' && callByMs < nowMs
}

/** No message of it was delivered: this list may be the first notice of it. */
function isUntold({ status, needsCallAtMs, notifiedAtMs }: Appointment): boolean {
  return status === 'requested' && needsCallAtMs !== undefined && notifiedAtMs === undefined
}

function byTheClock(appointments: readonly Appointment[]): Appointment[] {
  const minutes = (each: Appointment) => findSlot(visitOf(each).time)?.minutes ?? 0
  return appointments.toSorted((a, b) => minutes(a) - minutes(b))
}
