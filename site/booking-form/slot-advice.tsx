import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { calledIn } from '../../domain/centre/test-catalogue.ts'
import { overnightFast, type PreparationPlan } from '../../domain/preparation/plan.ts'
import type { Condition } from '../../domain/preparation/steps.ts'
import { lastMealOf } from '../../domain/preparation/times.ts'
import { bookableDates } from '../../domain/request/appointment-request.ts'
import {
  closedRooms,
  type DayObstacle,
  dayObstacle,
  firstSuitableSlot,
  type Objection,
  objectionsTo,
  overrun,
  type SlotOffer,
} from '../../domain/request/slot-advice.ts'
import { type CalendarDate, delhiDate, parseDate } from '../../domain/time/delhi-time.ts'
import { closureOn, hoursAt, isOpenAt, type OpeningHours } from '../../domain/time/opening-hours.ts'
import { clockTime, shortDate, unbroken, weekdayName } from '../../domain/time/spoken-time.ts'
import { findSlot, slotObstacle } from '../../domain/time/time-slots.ts'
import { lastMealSentence, under } from '../preparation-parts.ts'
import type { FormStrings } from './form-start.ts'
import type { BookingFormState, FormPartProps } from './use-booking-form.ts'

interface ChosenSlotProps extends Pick<FormPartProps, 'strings' | 'centre'> {
  readonly form: Pick<BookingFormState, 'draft' | 'plan' | 'isLive' | 'isTouched' | 'nowMs'>
}

export interface Advice {
  readonly sentence: string
  readonly offer: SlotOffer | undefined
  readonly label: string
}

/** The chosen day, and what the advice about the day depends on. */
interface WantedDay extends Pick<FormPartProps, 'strings'> {
  readonly date: CalendarDate
  readonly hours: OpeningHours
  readonly minutes: Readonly<Record<string, number>>
  readonly plan: PreparationPlan
  readonly nowMs: number
}

type Picked = WantedDay & SlotOffer

/**
 * If the chosen day or slot cannot be booked, says why and offers the next slot that suits. In a form that the visitor
 * has used, offers the earliest slot for the picked tests until a day or a time is chosen.
 */
export function DayAdvice(props: FormPartProps) {
  return <AdviceLine form={props.form} advice={dayAdvice(props)} />
}

/** Says what speaks against the picked slot, and offers a better one. It never blocks sending. */
export function PickedSlotAdvice(props: FormPartProps) {
  const { form, strings, centre } = props
  const advice = pickedAdvice(props)
  const [phone] = centre.phones
  return (
    <AdviceLine form={form} advice={advice}>
      {advice?.isLate && isOpenAt(form.nowMs, centre.hours) && (
        <a className="button" href={`tel:${phone.e164}`}>
          {strings.booking.call(phone.label)}
        </a>
      )}
    </AdviceLine>
  )
}

interface AdviceLineProps {
  readonly form: BookingFormState
  readonly advice: Advice | undefined
  /** A further action, such as a call. */
  readonly children?: ReactNode
}

function AdviceLine({ form, advice, children }: AdviceLineProps) {
  const { sentence = '', offer, label = '' } = advice ?? {}
  return (
    <div className="slot-advice">
      <p role="status">{unbroken(sentence)}</p>
      {children}
      {offer && (
        <button type="button" className="button" onClick={() => take(form, offer)}>
          {unbroken(label)}
        </button>
      )}
    </div>
  )
}

/** Fills in the offered slot. The pressed button then disappears, so the focus moves to that slot. */
function take(form: BookingFormState, { date, slot }: SlotOffer): void {
  flushSync(() => form.fill({ date, time: slot.label }))
  const chosen = `[name="time"][value="${slot.label}"]`
  form.formRef.current?.querySelector<HTMLInputElement>(chosen)?.focus()
}

export function dayAdvice(props: ChosenSlotProps): Advice | undefined {
  const wanted = wantedDay(props)
  if (wanted === undefined) return earliestAdvice(props)
  const obstacle = dayObstacle(wanted.date, wanted)
  if (obstacle !== undefined)
    return { sentence: obstacleSentence(wanted, obstacle), ...betterSlot(wanted) }
  const slot = findSlot(props.form.draft.time)
  if (slot === undefined || pickedSlot(props) !== undefined) return undefined
  const { booking, calendar } = props.strings
  return { sentence: booking.slotGone(clockTime(slot.minutes, calendar)), ...betterSlot(wanted) }
}

function earliestAdvice({ form, strings, centre }: ChosenSlotProps): Advice | undefined {
  const { draft, isTouched, nowMs, plan } = form
  if (!isTouched || draft.time + draft.date !== '' || plan.tests.length === 0) return undefined
  const wanted = { date: delhiDate(nowMs), plan, nowMs, ...timesOf(centre), strings }
  return { sentence: strings.booking.slotAdvice.earliest, ...betterSlot(wanted) }
}

function obstacleSentence(
  { date, hours, strings: { booking, calendar, lang } }: WantedDay,
  obstacle: DayObstacle,
): string {
  const { slotAdvice } = booking
  if (obstacle === 'past') return slotAdvice.over
  const closure = closureOn(date, hours)
  return closure
    ? slotAdvice.closed(closure.reason[lang])
    : slotAdvice.closedWeekday(weekdayName(date, calendar))
}

/** Every objection to the picked slot in one text, and the next slot without any. */
export function pickedAdvice(
  props: ChosenSlotProps,
): (Advice & { readonly isLate: boolean }) | undefined {
  const picked = pickedSlot(props)
  if (picked === undefined) return undefined
  const objections = objectionsTo(picked, picked.plan, picked)
  if (objections.length === 0) return undefined
  return {
    sentence: objections.map((objection) => objectionSentence(objection, picked)).join(' '),
    ...betterSlot(picked),
    isLate: objections.includes('late'),
  }
}

function objectionSentence(objection: Objection, picked: Picked): string {
  const { nowMs, hours, plan, slot, date, strings } = picked
  const { calendar, preparation } = strings
  const { slotAdvice } = strings.booking
  const said = (when: Condition | undefined, sentence: string) =>
    under(when ? [when] : [], sentence, strings)
  switch (objection) {
    case 'room-closed': {
      const closed = closedRooms(picked, plan, picked)
      const undone = plan.tests.filter((each) => closed.some(({ test }) => test === each))
      const reasons = new Set(closed.map(({ reason }) => reason[strings.lang]))
      return slotAdvice.roomClosed(
        undone.map(calledIn(strings.names)).join(', '),
        [...reasons].join(', '),
      )
    }
    case 'doctor-away':
      return slotAdvice.doctorAway
    case 'late':
      return urgentSentence(nowMs, hours, strings)
    case 'visit-too-long': {
      const closes = hoursAt(date, slot.minutes, hours)?.closes ?? 0
      const sentence = slotAdvice.tooLong(clockTime(closes, calendar))
      return under(overrun(picked, plan, picked)?.when ?? [], sentence, strings)
    }
    case 'fast-over': {
      const [fast] = plan.fasts
      const meal = fast && lastMealSentence({ ...lastMealOf(fast, slot), isPast: true }, strings)
      return said(fast?.when, meal ?? '')
    }
    case 'afternoon': {
      const fast = overnightFast(plan)
      const least = fast?.hours.least ?? 0
      const from = clockTime(slot.minutes - least * 60, calendar)
      const reason = fast
        ? slotAdvice.fasting(least, from)
        : preparation.steps['tablet-after-sample']
      return `${said(fast?.when, reason)} ${slotAdvice.earlyIsEasiest}`
    }
  }
}

/** Says that reception may not call before the slot. It asks for a call only while somebody can answer. */
export function urgentSentence(nowMs: number, hours: OpeningHours, { booking }: FormStrings) {
  return isOpenAt(nowMs, hours) ? booking.urgent.sentence : booking.urgent.closed
}

/** The next slot, from the wanted day on, without any objection. */
function betterSlot(wanted: WantedDay): Pick<Advice, 'offer' | 'label'> {
  const { calendar, booking } = wanted.strings
  const offer = firstSuitableSlot(wanted.date, wanted.plan, wanted)
  if (offer === undefined) return { offer, label: '' }
  const time = clockTime(offer.slot.minutes, calendar)
  return { offer, label: booking.urgent.take(shortDate(offer.date, calendar), time) }
}

/** The picked slot of the chosen day, if it can be booked. */
function pickedSlot(props: ChosenSlotProps): Picked | undefined {
  const wanted = wantedDay(props)
  const slot = findSlot(props.form.draft.time)
  if (wanted === undefined || slot === undefined) return undefined
  if (slotObstacle(slot, wanted.date, wanted.nowMs, wanted.hours) !== undefined) return undefined
  return { ...wanted, slot }
}

/** The chosen day if it is in the range of dates, even if the centre is closed. */
function wantedDay({ form, strings, centre }: ChosenSlotProps): WantedDay | undefined {
  const { draft, isLive, nowMs, plan } = form
  const date = parseDate(draft.date)
  const { first, last } = bookableDates(nowMs)
  const isBookable = isLive && date !== undefined && date >= first && date <= last
  return isBookable ? { date, plan, nowMs, ...timesOf(centre), strings } : undefined
}

function timesOf({ hours, facts: { minutes = {} } }: FormPartProps['centre']) {
  return { hours, minutes }
}
