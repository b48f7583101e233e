import { nextFreeSlot } from '../../domain/request/slot-advice.ts'
import { freeTimes } from '../../domain/rooms/room-day.ts'
import { callBy } from '../../domain/time/call-back.ts'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import { delhiDate, delhiInstant, delhiMinutes } from '../../domain/time/delhi-time.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { findSlot, timeSlots } from '../../domain/time/time-slots.ts'
import { acceptRequests } from '../../server/visits/accept-requests.ts'
import { performBlockAct } from '../../server/visits/blocks.ts'
import { performAct } from '../../server/visits/perform-act.ts'
import { recordWish } from '../../server/visits/record-wish.ts'
import { readRoomDay } from '../../server/visits/room-days.ts'
import type { VisitDeps } from '../../server/visits/visit-deps.ts'
import { demoPatient } from './patients.ts'

const patients = 60
/** This many of the newest requests are not marked as seen, if they are to call. */
const newest = 9

/** A clock that `fillDay` moves. */
export interface DemoClock {
  nowMs: number
}

/**
 * Fills a store with an invented day of sixty visits. A third is to call, some patients were not reached, and one wants
 * another time. Of the patients whose time has passed, most have come. The MRI is closed from 2 PM to 4 PM.
 */
export async function fillDay(
  deps: VisitDeps,
  { device, clock }: { readonly device: number; readonly clock: DemoClock },
): Promise<void> {
  const endMs = clock.nowMs
  const today = bookedDay(endMs, deps)
  const act = async (visit: number, content: Parameters<typeof performAct>[1]['content']) =>
    await performAct(deps, { id: `demo-${visit}-${content.kind}`, device, visit, content })
  for (let number = 0; number < patients; number += 1) {
    // The newest request came two minutes ago.
    clock.nowMs = endMs - (patients - number) * 2 * minute
    const visit = number + 1
    await book(number, today, deps, clock)
    if (number % 3 === 2) {
      if (number < patients - newest) await act(visit, { kind: 'seen', asks: [1] })
      continue
    }
    if (number % 10 === 7) {
      await act(visit, { kind: 'no-answer', asks: [1] })
      continue
    }
    const agreed = await freeTime(number, today, deps)
    await act(visit, { kind: 'agreed', asks: [1], agreed })
    const isPast = delhiInstant(agreed.date, findSlot(agreed.time)?.minutes ?? 0) <= endMs
    if (isPast && number % 5 !== 0) await act(visit, { kind: 'arrived', asks: [1] })
  }
  clock.nowMs = endMs
  await recordWish(deps, 4, 'wishes-to-move')
  const hours = { from: 14 * 60, to: 16 * 60 }
  const block = { what: 'mri', first: today, last: today, hours, reason: 'engineer' } as const
  await performBlockAct(deps, { id: 'demo-block', device, act: { kind: 'blocked', block } })
}

/** Today, or the next day on which the centre opens. */
function bookedDay(nowMs: number, { centre }: VisitDeps): CalendarDate {
  return nextFreeSlot(delhiDate(nowMs), { nowMs, hours: centre.hours })?.date ?? delhiDate(nowMs)
}

async function book(
  number: number,
  date: CalendarDate,
  deps: VisitDeps,
  { nowMs }: DemoClock,
): Promise<void> {
  const { name, tests, language, note } = demoPatient(number)
  const time = timeSlots[(number * 5) % timeSlots.length]?.label ?? ''
  const phone = `+91 98000 ${String(10_000 + number)}`
  const request = { name, phone, email: '', date, time, tests, additionalInfo: note }
  await acceptRequests(deps, [
    {
      request,
      language,
      receivedAtMs: nowMs,
      fingerprint: `demo-${number}`,
      callByMs: callBy(nowMs, deps.centre.hours, { date, time }),
      idempotencyKey: undefined,
      isBeyondLimit: false,
    },
  ])
}

/** A time when the rooms of the tests are free, or else 11:00 AM. */
async function freeTime(number: number, date: CalendarDate, deps: VisitDeps) {
  const { tests } = demoPatient(number)
  const day = await readRoomDay(deps.db, date, deps)
  const free = freeTimes({ tests }, day)
  const minutes = free[(number * 7) % Math.max(1, free.length)] ?? delhiMinutes(0)
  const slot = timeSlots.find((each) => each.minutes === minutes) ?? findSlot('11:00 AM')
  return { date, time: slot?.label ?? '11:00 AM' }
}
