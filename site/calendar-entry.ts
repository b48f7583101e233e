import type { Centre } from '../content/centre.ts'
import type { Strings } from '../content/strings.ts'
import type { Catalogue } from '../domain/centre/catalogue-now.ts'
import { calledIn } from '../domain/centre/test-catalogue.ts'
import { openPreparation } from '../domain/preparation/open-part.ts'
import { type PreparationPlan, planPreparation } from '../domain/preparation/plan.ts'
import {
  type FastsTogether,
  fastsTogether,
  type LastMeal,
  type VisitTime,
  visitTime,
} from '../domain/preparation/times.ts'
import type { ConfirmationDetails } from '../domain/request/confirmation-link.ts'
import type { Reference } from '../domain/request/reference.ts'
import { type CalendarDate, delhiInstant, parseDate } from '../domain/time/delhi-time.ts'
import { arriveEarlyMinutes, doorsOpenAt } from '../domain/time/doors-open.ts'
import { minute } from '../domain/time/milliseconds.ts'
import type { OpeningHours } from '../domain/time/opening-hours.ts'
import { clockTime, longDate } from '../domain/time/spoken-time.ts'
import { findSlot, type TimeSlot } from '../domain/time/time-slots.ts'
import { openList } from './open-lines.ts'
import { lineText, type PlanLine, preparationParts, under } from './preparation-parts.ts'
import { addressLine } from './ui/address-line.ts'

/** The outcome of a request, as the confirmation page states it. */
export type OutcomeForPatient = 'agreed' | 'unreached' | 'cancelled' | 'arrived' | 'missed'

/** Before the call nobody knows how long a visit takes. One slot keeps a calendar's day view readable. */
const visitMinutes = 30

/**
 * An appointment for a calendar or a message. Anybody can write the link that it is made from: the store
 * confirms only reference, name and number. We copy from the link only a real day, one of the 24 slots, tests of
 * the catalogue and the reference. So no link can put free text into a calendar.
 */
export type CalendarEntry = NonNullable<ReturnType<typeof calendarEntry>>

interface EntryVisit {
  readonly reference: Reference
  /** Undefined while the request waits for a call. */
  readonly outcome?: OutcomeForPatient | undefined
  readonly isAgreed?: boolean
  /** Tests of the request that were removed from the catalogue after it was sent. */
  readonly formerTests?: readonly string[]
}

interface EntryContext {
  readonly catalogue: Catalogue
  readonly centre: Centre
  readonly strings: Strings
  readonly nowMs: number
}

/** The calendar entry of a visit, at the time that was agreed or asked for. Undefined without a real day or slot. */
export function calendarEntry(
  visit: ConfirmationDetails,
  { reference, outcome, isAgreed = false, formerTests = [] }: EntryVisit,
  { catalogue, centre, strings, nowMs }: EntryContext,
) {
  const date = parseDate(visit.date)
  const slot = findSlot(visit.time)
  if (date === undefined || slot === undefined) return undefined
  const { event } = strings.saveAndShare
  const startMs = delhiInstant(date, slot.minutes)
  const plan = planPreparation(visit.tests, centre.facts, catalogue.own)
  const at = visitTime(slot, date, nowMs)
  const open = openList(plan, at, centre.phones[0].label, strings)
  const fasts = fastsTogether(openPreparation(plan).fasts, plan, slot)
  const named = [...plan.tests, ...formerTests]
  const time = clockTime(slot.minutes, strings.calendar)
  const arrival = arrivalLine(date, slot, centre.hours, strings).text
  return {
    startMs,
    endMs: startMs + visitMinutes * minute,
    reference,
    /** Whether reception has agreed this day and time with the patient. */
    isAgreed,
    title: outcome === 'agreed' ? event.agreedTitle(centre.name) : event.title(centre.name),
    place: `${centre.name}, ${addressLine(centre.address)}`,
    when: strings.booking.when(longDate(date, strings.calendar), time),
    arrival,
    facts: [
      outcomeSentence({ outcome, isAgreed }, strings),
      event.reference(reference),
      ...(named.length > 0 ? [event.tests(named.map(calledIn(strings.names)))] : []),
      ...(plan.tests.length > 0 ? open.map(lineText) : []),
      arrival,
      event.phone(centre.phones[0].label),
    ],
    /** The whole preparation as text; empty when no test is known. */
    preparation: preparationText(plan, at, strings),
    /** When each last meal is due, and the text of its alarm. Rare fasts have no alarm. */
    lastMeals: fasts.flatMap(({ lastMeal, ...fast }) => {
      const atMs = lastMeal && delhiInstant(date, lastMeal.minutes)
      // The alarm of a past hour would ring at once, or never.
      if (lastMeal === undefined || atMs === undefined || atMs < nowMs) return []
      return { atMs, reminder: mealReminder(lastMeal, fast, strings) }
    }),
    /** The time of the slot in words: `9:30 AM`. */
    time,
  }
}

/** When to arrive and what to bring. If the centre opens after that time, `text` names the opening time instead. */
export function arrivalLine(
  date: CalendarDate,
  slot: TimeSlot,
  hours: OpeningHours,
  { calendar, saveAndShare: { event } }: Strings,
): PlanLine {
  const doors = doorsOpenAt(date, slot, hours)
  if (doors !== undefined) return { text: event.arriveAtDoors(clockTime(doors, calendar)) }
  return { text: event.arrive, byWhen: clockTime(slot.minutes - arriveEarlyMinutes, calendar) }
}

/** The outcome of the call, in words that the patient may forward. */
function outcomeSentence(
  { outcome, isAgreed }: Omit<EntryVisit, 'reference'>,
  { saveAndShare: { event } }: Strings,
): string {
  if (isAgreed) return event.agreed
  if (outcome === 'agreed') return event.called
  return outcome === 'unreached' ? event.unreached : event.unconfirmed
}

function mealReminder(
  meal: LastMeal,
  { conditions, hasEarlierFast, isDry }: Omit<FastsTogether, 'lastMeal'>,
  strings: Strings,
): string {
  const { calendar, preparation, saveAndShare } = strings
  const { midnight, lastMeal, dryLastMeal, outlasted } = saveAndShare.alarms
  const time = meal.day === 'midnight' ? midnight : clockTime(meal.minutes, calendar)
  const reminder = under(conditions, (isDry ? dryLastMeal : lastMeal)(time), strings)
  return hasEarlierFast ? outlasted(reminder, preparation.outlasted) : reminder
}

function preparationText(
  plan: PreparationPlan,
  slot: VisitTime | undefined,
  strings: Strings,
): string {
  if (plan.tests.length === 0) return ''
  const { event } = strings.saveAndShare
  const parts = preparationParts(plan, slot, strings)
  return parts.map(({ heading, lines }) => event.part(heading, lines.map(lineText))).join('\n\n')
}
