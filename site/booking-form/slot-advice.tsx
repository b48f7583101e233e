import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Centre } from '../../content/centre.ts'
import { bookableDates } from '../../domain/appointment-request.ts'
import { isUrgent } from '../../domain/call-back.ts'
import { type CalendarDate, delhiInstant, parseDate } from '../../domain/delhi-time.ts'
import { hoursOn, isClosure, isOpenAt, type OpeningHours } from '../../domain/opening-hours.ts'
import { overnightFast, type PreparationPlan, planPreparation } from '../../domain/preparation.ts'
import { preparationTimes } from '../../domain/preparation-times.ts'
import {
  afterFast,
  dayObstacle,
  morningInstead,
  nextFreeSlot,
  type SlotOffer,
  visitFits,
  visitMinutes,
} from '../../domain/slot-advice.ts'
import { clockTime, shortDate } from '../../domain/spoken-time.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { findSlot, slotObstacle } from '../../domain/time-slots.ts'
import { under } from '../preparation-parts.ts'
import { ChangingText } from '../ui/changing-text.tsx'
import { slotInput } from './form-inputs.ts'
import type { FormStrings } from './form-start.ts'
import type { BookingForm, FormPartProps } from './use-booking-form.ts'

interface SlotAdviceProps extends FormPartProps {
  readonly hours: OpeningHours
}

interface PickedSlotAdviceProps extends SlotAdviceProps {
  readonly phone: Centre['phones'][number]
}

interface Advice {
  readonly sentence: string
  readonly offer: SlotOffer | undefined
  readonly label: string
}

/** The picked slot, and what advice on it depends on. */
interface Picked extends SlotOffer, Pick<SlotAdviceProps, 'hours' | 'strings'> {
  readonly plan: PreparationPlan
  readonly nowMs: number
}

/** On a day that is over or closed: says why, and offers the next free slot. */
export function DayAdvice(props: SlotAdviceProps) {
  return <AdviceLine form={props.form} advice={dayAdvice(props)} />
}

/**
 * What speaks against the picked slot, with one that is better: reception may not call before it, it
 * prolongs a fast, comes too soon for it, or too near closing. Never blocks sending.
 */
export function PickedSlotAdvice({ form, hours, phone, strings }: PickedSlotAdviceProps) {
  const picked = pickedSlot({ form, hours, strings })
  const urgent = picked && urgentAdvice(picked)
  const fast = picked && (fastOverAdvice(picked) ?? fastingAdvice(picked))
  const tooLong = picked && tooLongAdvice(picked)
  return (
    <>
      <AdviceLine form={form} advice={urgent}>
        {urgent && isOpenAt(form.nowMs, hours) && (
          <a className="button" href={`tel:${phone.e164}`}>
            {strings.booking.call(phone.label)}
          </a>
        )}
      </AdviceLine>
      <AdviceLine form={form} advice={besides([urgent], fast)} />
      <AdviceLine form={form} advice={besides([urgent, fast], tooLong)} />
    </>
  )
}

/** What several sentences lead to is offered once. */
function besides(
  others: readonly (Advice | undefined)[],
  advice: Advice | undefined,
): Advice | undefined {
  const isOffered = others.some((other) => other?.label === advice?.label)
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
      <p role="status">
        <ChangingText text={sentence} />
      </p>
      {children}
      {offer && (
        <button type="button" className="button" onClick={() => take(form, offer)}>
          <ChangingText text={label} />
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
  return {
    sentence: isClosure(day) ? slotAdvice.closed(day.reason[strings.lang]) : slotAdvice.over,
    ...offered(nextFreeSlot(date, at), slotAdvice.take, strings),
  }
}

function urgentAdvice(picked: Picked): Advice | undefined {
  const { nowMs, hours, strings } = picked
  if (!isLate(picked, picked)) return undefined
  return {
    sentence: urgentSentence(nowMs, hours, strings),
    ...offered(timelySlot(picked), strings.booking.urgent.take, strings),
  }
}

/** That reception may not call before the slot. While it is closed nobody would answer a call. */
export function urgentSentence(nowMs: number, hours: OpeningHours, { booking }: FormStrings) {
  return isOpenAt(nowMs, hours) ? booking.urgent.sentence : booking.urgent.closed
}

function isLate({ date, slot }: SlotOffer, { nowMs, hours }: Picked): boolean {
  return isUrgent(nowMs, hours, { date, time: slot.label })
}

/** The first slot on or after the day that leaves time for the call before it and the visit after it. */
function timelySlot(picked: Picked): SlotOffer | undefined {
  const { minutes } = visitMinutes(picked.plan)
  return nextFreeSlot(picked.date, picked, (slot, date) => {
    const offer = { date, slot }
    return !isLate(offer, picked) && visitFits(offer, minutes, picked.hours)
  })
}

/** For a slot whose fast should have begun already. */
function fastOverAdvice(picked: Picked): Advice | undefined {
  const { date, slot, plan, nowMs, strings } = picked
  const [fast] = preparationTimes(plan, slot).fasts
  if (fast === undefined) return undefined
  const { least } = fast.hours
  const beginsMs = delhiInstant(date, slot.minutes - least * 60)
  if (beginsMs > nowMs) return undefined
  const { slotAdvice, urgent } = strings.booking
  const lastMeal = clockTime(fast.lastMeal.minutes, strings.calendar)
  return {
    sentence: under(fast.when, slotAdvice.fastOver(least, lastMeal), strings),
    ...offered(afterFast(picked, least, picked), urgent.take, strings),
  }
}

/** For a slot whose visit would outlast the opening. */
function tooLongAdvice(picked: Picked): Advice | undefined {
  const { date, plan, hours, strings } = picked
  const { minutes, when } = visitMinutes(plan)
  const day = hoursOn(date, hours)
  if (isClosure(day) || visitFits(picked, minutes, hours)) return undefined
  const { slotAdvice, urgent } = strings.booking
  const closes = clockTime(day.closes, strings.calendar)
  return {
    sentence: under(when, slotAdvice.tooLong(closes), strings),
    ...offered(timelySlot(picked), urgent.take, strings),
  }
}

function fastingAdvice(picked: Picked): Advice | undefined {
  const { date, plan, strings } = picked
  const fast = overnightFast(plan)
  if (fast === undefined) return undefined
  const { least } = fast.hours
  const offer = morningInstead(picked, least, picked)
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

function offered(
  offer: SlotOffer | undefined,
  label: (date: string, time: string) => string,
  strings: FormStrings,
): Pick<Advice, 'offer' | 'label'> {
  if (offer === undefined) return { offer, label: '' }
  return { offer, label: label(shortDate(offer.date, strings.calendar), timeOf(offer, strings)) }
}

function timeOf({ slot }: SlotOffer, { calendar }: FormStrings): string {
  return clockTime(slot.minutes, calendar)
}

/** The picked slot of the chosen day, if it can be had. */
function pickedSlot({ form, hours, strings }: SlotAdviceProps): Picked | undefined {
  const { nowMs, draft } = form
  const date = chosenDate(form)
  const slot = findSlot(draft.time)
  if (date === undefined || slot === undefined) return undefined
  if (slotObstacle(slot, date, nowMs, hours) !== undefined) return undefined
  const plan = planPreparation(draft.tests.filter(isTestName))
  return { date, slot, plan, nowMs, hours, strings }
}

/** The chosen day if it can be booked. A wrong one shows its error at the date field. */
function chosenDate({ draft, isLive, nowMs }: BookingForm): CalendarDate | undefined {
  const date = parseDate(draft.date)
  const { first, last } = bookableDates(nowMs)
  return isLive && date !== undefined && date >= first && date <= last ? date : undefined
}
