import { flushSync } from 'react-dom'
import { bookableDates } from '../../domain/appointment-request.ts'
import { type CalendarDate, parseDate } from '../../domain/delhi-time.ts'
import { hoursOn, isClosure, type OpeningHours } from '../../domain/opening-hours.ts'
import { overnightFast, planPreparation } from '../../domain/preparation.ts'
import {
  dayObstacle,
  morningInstead,
  nextFreeSlot,
  type SlotOffer,
} from '../../domain/slot-advice.ts'
import { clockTime, shortDate } from '../../domain/spoken-time.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { findSlot, slotObstacle } from '../../domain/time-slots.ts'
import { under } from '../preparation-parts.ts'
import { slotInput } from './form-inputs.ts'
import type { FormStrings } from './form-start.ts'
import type { BookingForm } from './use-booking-form.ts'

interface SlotAdviceProps {
  readonly form: BookingForm
  readonly strings: FormStrings
  readonly hours: OpeningHours
}

interface Advice {
  readonly sentence: string
  readonly offer: SlotOffer | undefined
  readonly label: string
}

/** On a day that is over or closed: says why, and offers the next free slot. */
export function DayAdvice(props: SlotAdviceProps) {
  return <AdviceLine form={props.form} advice={dayAdvice(props)} />
}

/** Suggests a morning slot when the chosen one prolongs an overnight fast. Never blocks sending. */
export function FastingAdvice(props: SlotAdviceProps) {
  return <AdviceLine form={props.form} advice={fastingAdvice(props)} />
}

interface AdviceLineProps {
  readonly form: BookingForm
  readonly advice: Advice | undefined
}

function AdviceLine({ form, advice }: AdviceLineProps) {
  const { sentence = '', offer, label } = advice ?? {}
  return (
    <div className="slot-advice">
      <p role="status">{sentence}</p>
      {offer && (
        <button type="button" className="button" onClick={() => take(form, offer)}>
          {label}
        </button>
      )}
    </div>
  )
}

/** The pressed button goes away with its reason, so the focus moves to the chosen slot. */
function take(form: BookingForm, { date, slot }: SlotOffer): void {
  flushSync(() => form.fill({ date, time: slot.label }))
  if (form.formRef.current !== null) slotInput(form.formRef.current, slot.label)?.focus()
}

function dayAdvice({ form, strings, hours }: SlotAdviceProps): Advice | undefined {
  const at = { nowMs: form.nowMs, hours }
  const date = chosenDate(form)
  if (date === undefined || dayObstacle(date, at) === undefined) return undefined
  const { slotAdvice } = strings.booking
  const day = hoursOn(date, hours)
  const offer = nextFreeSlot(date, at)
  return {
    sentence: isClosure(day) ? slotAdvice.closed(day.reason[strings.lang]) : slotAdvice.over,
    offer,
    label: offer
      ? slotAdvice.take(shortDate(offer.date, strings.calendar), timeOf(offer, strings))
      : '',
  }
}

function fastingAdvice({ form, strings, hours }: SlotAdviceProps): Advice | undefined {
  const at = { nowMs: form.nowMs, hours }
  const fast = overnightFast(planPreparation(form.draft.tests.filter(isTestName)))
  const date = chosenDate(form)
  const slot = findSlot(form.draft.time)
  if (date === undefined || slot === undefined || fast === undefined) return undefined
  if (slotObstacle(slot, date, form.nowMs, hours) !== undefined) return undefined
  const { least } = fast.hours
  const offer = morningInstead({ date, slot }, least, at)
  if (offer === undefined) return undefined
  const { slotAdvice } = strings.booking
  return {
    sentence: under(fast.when, slotAdvice.fasting(least), strings),
    offer,
    label:
      offer.date === date
        ? slotAdvice.switchTo(timeOf(offer, strings))
        : slotAdvice.switchToDay(shortDate(offer.date, strings.calendar), timeOf(offer, strings)),
  }
}

function timeOf({ slot }: SlotOffer, { calendar }: FormStrings): string {
  return clockTime(slot.minutes, calendar)
}

/** The chosen day if it can be booked. A wrong one shows its error at the date field. */
function chosenDate({ draft, isLive, nowMs }: BookingForm): CalendarDate | undefined {
  const date = parseDate(draft.date)
  const { first, last } = bookableDates(nowMs)
  return isLive && date !== undefined && date >= first && date <= last ? date : undefined
}
