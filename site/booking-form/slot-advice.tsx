import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { bookableDates } from '../../domain/appointment-request.ts'
import { type CalendarDate, parseDate } from '../../domain/delhi-time.ts'
import { closureOn, hoursAt, isOpenAt, type OpeningHours } from '../../domain/opening-hours.ts'
import { overnightFast, type PreparationPlan } from '../../domain/preparation.ts'
import { preparationTimes } from '../../domain/preparation-times.ts'
import {
  type DayObstacle,
  dayObstacle,
  isFastKept,
  isLate,
  morningInstead,
  type SlotOffer,
  suitingSlot,
  visitFits,
  visitMinutes,
} from '../../domain/slot-advice.ts'
import { clockTime, shortDate, weekdayName } from '../../domain/spoken-time.ts'
import { findSlot, slotObstacle } from '../../domain/time-slots.ts'
import { under } from '../preparation-parts.ts'
import type { FormStrings } from './form-start.ts'
import type { BookingForm, FormPartProps } from './use-booking-form.ts'

/** What advice is made of; a form has more. */
interface ChosenSlotProps extends Pick<FormPartProps, 'strings' | 'centre'> {
  readonly form: Pick<BookingForm, 'draft' | 'plan' | 'isLive' | 'nowMs'>
}

interface Advice {
  readonly sentence: string
  readonly offer: SlotOffer | undefined
  readonly label: string
}

interface PickedAdvice {
  readonly urgent?: Advice | undefined
  readonly fast?: Advice | undefined
  readonly tooLong?: Advice | undefined
}

/** The picked slot, and what advice on it depends on. */
interface Picked extends SlotOffer, Pick<FormPartProps, 'strings'> {
  readonly hours: OpeningHours
  readonly plan: PreparationPlan
  readonly nowMs: number
}

/** On a day that is over or closed: says why, and offers the next slot that suits. */
export function DayAdvice(props: FormPartProps) {
  return <AdviceLine form={props.form} advice={dayAdvice(props)} />
}

/**
 * Reasons against the picked slot, each with a better slot. Reception may not call before the slot;
 * a fast or the wait for a tablet is long, or can no longer be kept; the centre closes too soon.
 * Advice never blocks sending.
 */
export function PickedSlotAdvice(props: FormPartProps) {
  const { form, strings, centre } = props
  const { urgent, fast, tooLong } = pickedAdvice(props)
  const [phone] = centre.phones
  return (
    <>
      <AdviceLine form={form} advice={urgent}>
        {urgent && isOpenAt(form.nowMs, centre.hours) && (
          <a className="button" href={`tel:${phone.e164}`}>
            {strings.booking.call(phone.label)}
          </a>
        )}
      </AdviceLine>
      <AdviceLine form={form} advice={fast} />
      <AdviceLine form={form} advice={tooLong} />
    </>
  )
}

/** All that speaks against the picked slot; what several sentences lead to is offered once. */
export function pickedAdvice(props: ChosenSlotProps): PickedAdvice {
  const picked = pickedSlot(props)
  if (picked === undefined) return {}
  const urgent = urgentAdvice(picked)
  const fast = fastOverAdvice(picked) ?? morningAdvice(picked)
  return {
    urgent,
    fast: besides([urgent], fast),
    tooLong: besides([urgent, fast], tooLongAdvice(picked)),
  }
}

function besides(
  others: readonly (Advice | undefined)[],
  advice: Advice | undefined,
): Advice | undefined {
  const isOffered = others.some((other) => other?.offer !== undefined)
  return advice && isOffered ? { ...advice, offer: undefined } : advice
}

interface AdviceLineProps {
  readonly form: BookingForm
  readonly advice: Advice | undefined
  /** A further way out. */
  readonly children?: ReactNode
}

function AdviceLine({ form, advice, children }: AdviceLineProps) {
  const { sentence, offer, label } = advice ?? {}
  return (
    <div className="slot-advice">
      <p role="status">{sentence}</p>
      {children}
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
  const chosen = `[name="time"][value="${slot.label}"]`
  form.formRef.current?.querySelector<HTMLInputElement>(chosen)?.focus()
}

export function dayAdvice({ form, strings, centre }: ChosenSlotProps): Advice | undefined {
  const { hours } = centre
  const at = { nowMs: form.nowMs, hours }
  const date = chosenDate(form)
  const obstacle = date && dayObstacle(date, at)
  if (date === undefined || obstacle === undefined) return undefined
  return {
    sentence: obstacleSentence(date, obstacle, hours, strings),
    ...betterSlot({ date, plan: form.plan, strings, ...at }),
  }
}

function obstacleSentence(
  date: CalendarDate,
  obstacle: DayObstacle,
  hours: OpeningHours,
  { booking: { slotAdvice }, calendar, lang }: FormStrings,
): string {
  if (obstacle === 'past') return slotAdvice.over
  const closure = closureOn(date, hours)
  return closure
    ? slotAdvice.closed(closure.reason[lang])
    : slotAdvice.closedWeekday(weekdayName(date, calendar))
}

function urgentAdvice(picked: Picked): Advice | undefined {
  const { nowMs, hours, strings } = picked
  if (!isLate(picked, picked)) return undefined
  return {
    sentence: urgentSentence(nowMs, hours, strings),
    ...betterSlot(picked),
  }
}

/** That reception may not call before the slot. While it is closed nobody would answer a call. */
export function urgentSentence(nowMs: number, hours: OpeningHours, { booking }: FormStrings) {
  return isOpenAt(nowMs, hours) ? booking.urgent.sentence : booking.urgent.closed
}

/** For a slot whose fast should have begun already. */
function fastOverAdvice(picked: Picked): Advice | undefined {
  const { slot, plan, nowMs, strings } = picked
  const [fast] = preparationTimes(plan, slot).fasts
  if (fast === undefined || isFastKept(picked, plan, nowMs)) return undefined
  const { least } = fast.hours
  const { slotAdvice } = strings.booking
  const lastMeal = clockTime(fast.lastMeal.minutes, strings.calendar)
  return {
    sentence: under(fast.when ? [fast.when] : [], slotAdvice.fastOver(least, lastMeal), strings),
    ...betterSlot(picked),
  }
}

/** For a slot whose visit would outlast the opening. */
function tooLongAdvice(picked: Picked): Advice | undefined {
  const { date, plan, hours, strings } = picked
  const { minutes, when } = visitMinutes(plan)
  const open = hoursAt(date, picked.slot.minutes, hours)
  if (open === undefined || visitFits(picked, minutes, hours)) return undefined
  const { slotAdvice } = strings.booking
  const closes = clockTime(open.closes, strings.calendar)
  return {
    sentence: under(when ? [when] : [], slotAdvice.tooLong(closes), strings),
    ...betterSlot(picked),
  }
}

function morningAdvice(picked: Picked): Advice | undefined {
  const { date, plan, strings } = picked
  const fast = overnightFast(plan)
  const offer = morningInstead(picked, plan, picked)
  if (offer === undefined) return undefined
  const { slotAdvice } = strings.booking
  return {
    sentence: fast
      ? under(fast.when ? [fast.when] : [], slotAdvice.fasting(fast.hours.least), strings)
      : slotAdvice.thyroidTablet,
    offer,
    label:
      offer.date === date
        ? slotAdvice.switchTo(timeOf(offer, strings))
        : slotAdvice.switchToDay(shortDate(offer.date, strings.calendar), timeOf(offer, strings)),
  }
}

/** The next slot from this day on that suits the plan. */
function betterSlot(wanted: Omit<Picked, 'slot'>): Pick<Advice, 'offer' | 'label'> {
  const { date, plan, strings } = wanted
  const offer = suitingSlot(date, plan, wanted)
  if (offer === undefined) return { offer, label: '' }
  const { take } = strings.booking.urgent
  return { offer, label: take(shortDate(offer.date, strings.calendar), timeOf(offer, strings)) }
}

function timeOf({ slot }: SlotOffer, { calendar }: FormStrings): string {
  return clockTime(slot.minutes, calendar)
}

/** The picked slot of the chosen day, if it can be had. */
function pickedSlot({ form, strings, centre }: ChosenSlotProps): Picked | undefined {
  const { nowMs, draft, plan } = form
  const { hours } = centre
  const date = chosenDate(form)
  const slot = findSlot(draft.time)
  if (date === undefined || slot === undefined) return undefined
  if (slotObstacle(slot, date, nowMs, hours) !== undefined) return undefined
  return { date, slot, plan, nowMs, hours, strings }
}

/** The chosen day if it can be booked. A wrong one shows its error at the date field. */
function chosenDate({ draft, isLive, nowMs }: ChosenSlotProps['form']): CalendarDate | undefined {
  const date = parseDate(draft.date)
  const { first, last } = bookableDates(nowMs)
  return isLive && date !== undefined && date >= first && date <= last ? date : undefined
}
