import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator'
import { addDays, delhiDate, delhiInstant, delhiMinutes } from '../../domain/time/delhi-time.ts'
import { hour } from '../../domain/time/milliseconds.ts'
import type { CalendarEntry } from '../../site/calendar-entry.ts'
import type { PageContext } from '../../site/page-context.ts'
import { whatsAppTo } from '../../site/whatsapp-links.ts'

/** A reminder comes this long before the last meal must be over, so that there is time to eat. */
const beforeLastMealMs = hour
/** The reminder of the visit comes early enough to get ready and to come from anywhere in the city. */
const beforeVisitMs = 2 * hour
/** Between these two a reminder of a last meal would wake the patient, so it comes at nine in the evening. */
const nightFromMinutes = 23 * 60
const nightUntilMinutes = 6 * 60
const eveningMinutes = 21 * 60

/**
 * The appointment as an iCalendar file (RFC 5545), tentative unless reception has recorded the agreed time. All times
 * are in UTC, so the file needs no table of time zones. The UID is made from the reference, so that a second download
 * changes the entry. `site/calendar-entry.ts` has the texts, and says which fasts have an alarm.
 */
export function calendarFile(event: CalendarEntry, deps: PageContext): string {
  const { centre, strings, nowMs, publicUrl, addresses } = deps
  const { alarms } = strings.saveAndShare
  const { hostname } = new URL(publicUrl)
  const calendar = ical({ prodId: { company: hostname, product: 'appointments' } })
  const entry = calendar.createEvent({
    id: `${event.reference.slice(1)}@${hostname}`,
    stamp: new Date(nowMs),
    start: new Date(event.startMs),
    end: new Date(event.endMs),
    status: event.isAgreed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    summary: event.title,
    description: [event.facts.join('\n'), changeLine(event, deps), event.preparation]
      .filter(Boolean)
      .join('\n\n'),
    location: {
      title: event.place,
      geo: { lat: centre.location.latitude, lon: centre.location.longitude },
    },
    url: publicUrl + addresses.home,
  })
  const remind = (atMs: number, description: string) =>
    entry.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: (event.startMs - atMs) / 1000,
      description,
    })
  const { arrival, lastMeals, startMs, time } = event
  for (const [mealMs, meals] of Map.groupBy(lastMeals, ({ atMs }) => atMs))
    remind(mealReminderMs(mealMs), meals.map(({ reminder }) => reminder).join('\n'))
  remind(startMs - beforeVisitMs, alarms.soon(time, centre.name, arrival))
  return calendar.toString()
}

function changeLine({ reference, when }: CalendarEntry, { centre, strings }: PageContext): string {
  const { line, message } = strings.saveAndShare.change
  return line(centre.phones[0].label, whatsAppTo(centre.whatsapp, message(reference, when)))
}

function mealReminderMs(mealMs: number): number {
  const atMs = mealMs - beforeLastMealMs
  const minutes = delhiMinutes(atMs)
  const date = delhiDate(atMs)
  if (minutes >= nightFromMinutes) return delhiInstant(date, eveningMinutes)
  return minutes < nightUntilMinutes ? delhiInstant(addDays(date, -1), eveningMinutes) : atMs
}

/** Contains the reference, and nothing about the patient. */
export function calendarFileName({ reference }: CalendarEntry): string {
  return `appointment-${reference.slice(1)}.ics`
}
