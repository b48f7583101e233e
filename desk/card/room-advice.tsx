import { useEffect } from 'react'
import { blockReasonTexts } from '../../content/block-reasons.ts'
import { centreAtDesk } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { type CalendarDate, clockLabel } from '../../domain/delhi-time.ts'
import { freeTimes, type Trouble, troublesAt } from '../../domain/rooms/room-day.ts'
import { type Stay, staysFrom } from '../../domain/rooms/stays.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { useCentre } from '../centre-now.ts'
import { roomDayOf, useDay } from '../day/use-day.ts'

const { rooms } = centreAtDesk.rooms

/** How many free times are offered. */
const mostOffered = 3

interface RoomAdviceProps {
  /** The visit that is booked, unless it is new. */
  readonly visit?: Card['visit']
  readonly tests: readonly string[]
  readonly date: CalendarDate
  /** The label of a slot, or empty. */
  readonly time: string
  /** Changes whenever another device has done something. */
  readonly version: number
  readonly onTake: (time: string) => void
  readonly onClash: (isClash: boolean) => void
}

/**
 * Which rooms the visit takes at that time, and what speaks against it, with the next free times. While it
 * says that a room is not free, saving is in spite of that.
 */
export function RoomAdvice(props: RoomAdviceProps) {
  const { visit, tests, date, time, version, onTake, onClash } = props
  const centre = useCentre()
  const read = useDay(date, version)
  const day = read === undefined || read === 'unknown' ? read : roomDayOf(read, centre)
  const slot = findSlot(time)
  const wanted = { tests, ...(visit !== undefined && { visit }) }
  const isKnown = day !== undefined && day !== 'unknown' && slot !== undefined
  const troubles = isKnown ? troublesAt(slot.minutes, wanted, day) : []
  const isClash = troubles.length > 0
  useEffect(() => onClash(isClash), [isClash, onClash])
  if (day === 'unknown') return <p className="rooms">{desk.rooms.unknown}</p>
  if (!isKnown) return <div className="rooms" aria-live="polite" />
  const free = isClash ? freeTimes(wanted, day, slot.minutes).slice(0, mostOffered) : []
  return (
    <div className={isClash ? 'rooms clash' : 'rooms'} aria-live="polite">
      <ul>
        {staysFrom(slot.minutes, tests, centre.rooms).map((stay) => (
          <StayLine
            key={`${stay.room} ${stay.from}`}
            stay={stay}
            trouble={troubles.find((each) => isOf(each, stay))}
          />
        ))}
      </ul>
      {isClash && <input type="hidden" name="inSpite" value="1" />}
      {isClash && (
        <p className="free-times cluster">
          {free.length === 0 ? desk.rooms.noneFree : desk.rooms.free}
          {free.map((minutes, place) => (
            <button
              key={minutes}
              type="button"
              className={place === 0 ? 'button primary' : 'button'}
              onClick={() => onTake(clockLabel(minutes))}
            >
              {desk.rooms.take(clockLabel(minutes))}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

function isOf({ stay }: Trouble, { room, from }: Stay): boolean {
  return stay.room === room && stay.from === from
}

interface StayLineProps {
  readonly stay: Stay
  readonly trouble: Trouble | undefined
}

function StayLine({ stay, trouble }: StayLineProps) {
  const { room, from, to, isAbout, isSecondSample } = stay
  const name = rooms.find(({ id }) => id === room)?.name ?? room
  const span = `${clockLabel(from)} – ${clockLabel(to)}`
  return (
    <li className={trouble ? 'trouble' : undefined}>
      <b>{isSecondSample ? desk.rooms.secondSample(name) : name}</b>{' '}
      {isAbout ? desk.rooms.about(span) : span}: {sentenceOf(trouble)}{' '}
    </li>
  )
}

/** `MRI not available until 4:00 PM: the engineer is here.` */
export function sentenceOfRoom(trouble: Trouble): string {
  const room = rooms.find(({ id }) => id === trouble.stay.room)
  return desk.rooms.of(room?.name ?? '', sentenceOf(trouble))
}

/** What a receptionist reads of one room. */
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
      return rooms.blocked(blockReasonTexts[trouble.reason].en, clockLabel(trouble.untilMinutes))
    case 'closed':
      return rooms.closed
    case 'doctor-away':
      return rooms.doctorAway
  }
}
