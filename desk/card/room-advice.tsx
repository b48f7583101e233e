import type { MouseEvent } from 'react'
import { blockReasonTexts } from '../../content/block-reasons.ts'
import { desk } from '../../content/desk.ts'
import { nextFreeSlot } from '../../domain/request/slot-advice.ts'
import { type Trouble, troublesAt } from '../../domain/rooms/room-day.ts'
import { type Stay, staysAtCentre } from '../../domain/rooms/stays.ts'
import { addDays, clockLabel, dayEnds } from '../../domain/time/delhi-time.ts'
import { roomName, useCentre, useDeskNow } from '../desk-now.ts'
import { Key } from '../key.tsx'
import { shortDay } from '../when.ts'
import type { ChosenTimeProps } from './use-chosen-time.ts'

const maxOffered = 3

/**
 * Which rooms the visit takes at the chosen time, whether they are free, and the next free times. A
 * receptionist may save the time even if a room is not free.
 */
export function RoomAdvice({ chosen }: ChosenTimeProps) {
  const { rooms: plan } = useCentre()
  const { start = 0, tests, troubles, isUnknown, isAsked, isClash, take } = chosen
  if (isUnknown) return <p className="rooms">{desk.rooms.unknown}</p>
  const stays = isAsked ? staysAtCentre(start, tests, plan) : []
  const later = chosen.free.filter((minutes) => minutes > start)
  const free = later.length > 0 ? later : [...chosen.free].reverse()
  return (
    <div className={isClash ? 'rooms clash' : 'rooms'} aria-live="polite">
      {stays.length > 0 && (
        <ul>
          {stays.map((stay) => (
            <StayLine
              key={`${stay.room} ${stay.from}`}
              stay={stay}
              trouble={troubles.find(
                (each) => each.stay.room === stay.room && each.stay.from === stay.from,
              )}
            />
          ))}
        </ul>
      )}
      {isClash && (
        <p className="free-times cluster">
          <input type="hidden" name="acceptsClash" value="1" />
          {free.length === 0 ? desk.rooms.noneFree : desk.rooms.free}
          {free.slice(0, maxOffered).map((minutes, place) => (
            <button
              key={minutes}
              type="button"
              className={place === 0 ? 'button primary' : 'button'}
              onClick={thenFocusTime(() => take(minutes))}
            >
              {desk.rooms.take(clockLabel(minutes))} <Key isShown={place === 0}>Enter</Key>
            </button>
          ))}
        </p>
      )}
      {isClash && free.length === 0 && <NextDay chosen={chosen} />}
    </div>
  )
}

/**
 * The next day on which the centre is open and no room of the visit is closed. Enter does not take the day, because it
 * is far from what the patient asked for.
 */
function NextDay({ chosen: { date, start = 0, tests, take } }: ChosenTimeProps) {
  const { board, nowMs } = useDeskNow()
  const { rooms: plan, hours } = useCentre()
  const { blocks = [] } = board
  const next = nextFreeSlot(addDays(date, 1), { nowMs, hours }, ({ minutes }, on) => {
    const day = { date: on, plan, hours, blocks, visits: [] }
    return troublesAt(minutes, { tests }, day).length === 0
  })
  if (next === undefined) return null
  return (
    <p className="cluster">
      <button
        type="button"
        className="button"
        onClick={thenFocusTime(() => take(start, next.date))}
      >
        {desk.rooms.take(shortDay(next.date))}
      </button>
    </p>
  )
}

/** Moves the focus of the button to the field of the time, because the button goes. */
function thenFocusTime(take: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { form } = currentTarget
    const isFocused = currentTarget === document.activeElement
    take()
    if (isFocused) form?.querySelector<HTMLElement>('[name=time]')?.focus()
  }
}

interface StayLineProps {
  readonly stay: Stay
  readonly trouble: Trouble | undefined
}

function StayLine({ stay, trouble }: StayLineProps) {
  const { room, from, to, isAbout, isSecondSample } = stay
  const name = roomName(room)
  const span = `${clockLabel(from)} – ${clockLabel(to)}`
  return (
    <li className={trouble ? 'trouble' : undefined}>
      <b>{isSecondSample ? desk.rooms.secondSample(name) : name}</b>{' '}
      {isAbout ? desk.rooms.about(span) : span}: {sentenceOf(trouble)}{' '}
    </li>
  )
}

/** `MRI, not available until 4:00 PM: the engineer is here.` */
export function sentenceOfRoom(trouble: Trouble): string {
  return `${roomName(trouble.stay.room)}, ${sentenceOf(trouble)}`
}

function sentenceOf(trouble: Trouble | undefined): string {
  const { rooms } = desk
  switch (trouble?.kind) {
    case undefined:
      return rooms.isFree
    case 'taken': {
      const names = trouble.by.map(({ name }) => name).join(', ')
      return rooms.taken(names, clockLabel(trouble.untilMinutes))
    }
    case 'blocked':
      return rooms.blocked(
        blockReasonTexts[trouble.reason].en,
        trouble.untilMinutes < dayEnds ? clockLabel(trouble.untilMinutes) : undefined,
      )
    case 'closed':
      return rooms.closed
    case 'doctor-away':
      return rooms.doctorAway
  }
}
