import { type FormEvent, useState } from 'react'
import { centreAtDesk as centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import type { Board, Card } from '../../domain/board.ts'
import { agreedTests, isExpected, visitOf } from '../../domain/board-columns.ts'
import { delhiMinutes } from '../../domain/delhi-time.ts'
import type { LateRoom } from '../../domain/rooms/block.ts'
import { staysFrom } from '../../domain/rooms/stays.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { addresses } from '../addresses.ts'
import { messageText, whatsAppAddress } from '../card/messages.ts'
import type { DeskDay } from '../desk-page.ts'
import { Choice } from './block-form.tsx'
import { postBlockAct } from './post-block-act.ts'

interface LateFormProps {
  readonly day: DeskDay
  readonly nowMs: number
  readonly isLive: boolean
  readonly take: (board: Board) => void
}

const choices = [15, 20, 30, 40, 60, 90, 120, 0] as const

/** Which rooms are late today, with a message for each patient who is still to come there. */
export function LateForm({ day, nowMs, isLive, take }: LateFormProps) {
  const [error, setError] = useState<string>()
  const { lateForm } = desk
  const say = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const act = { act: 'late', room: form.get('room'), minutes: Number(form.get('minutes')) }
    if (isLive) void postBlockAct(act, take).then(setError)
    else setError(desk.notLive)
  }
  return (
    <section className="block-form" aria-labelledby="late-heading">
      <h2 id="late-heading">{lateForm.heading}</h2>
      <form method="post" action={addresses.blocks} className="cluster" onSubmit={say}>
        <Choice
          label={lateForm.room}
          name="room"
          options={centre.rooms.rooms.map(({ id, name }) => [id, name])}
        />
        <Choice
          label={lateForm.minutes}
          name="minutes"
          options={choices.map((minutes) => [String(minutes), lateForm.choice(minutes)])}
        />
        <button type="submit" className="button">
          {lateForm.save}
        </button>
      </form>
      <p className="field-error" role="alert">
        {error}
      </p>
      {day.late.map((late) => (
        <LatePatients key={late.room} late={late} cards={day.cards} nowMs={nowMs} />
      ))}
    </section>
  )
}

interface LatePatientsProps {
  readonly late: LateRoom
  readonly cards: readonly Card[]
  readonly nowMs: number
}

function LatePatients({ late: { room, minutes }, cards, nowMs }: LatePatientsProps) {
  const { lateForm } = desk
  const name = centre.rooms.rooms.find(({ id }) => id === room)?.name ?? room
  const waiting = cards.filter((card) => isStillToCome(card, room, nowMs))
  return (
    <>
      <h3>{lateForm.late(name, minutes)}</h3>
      {waiting.length === 0 && <p>{lateForm.nobody}</p>}
      <ul>
        {waiting.map((card) =>
          card.dial.slice(0, 1).map((number) => (
            <li key={card.visit}>
              <a
                href={whatsAppAddress(number, messageText('late', card, minutes))}
                target="_blank"
                rel="noreferrer"
              >
                {lateForm.write(card.name, visitOf(card).time)}
              </a>
            </li>
          )),
        )}
      </ul>
    </>
  )
}

/** Expected in that room today, and not in there yet by what was agreed. */
function isStillToCome(card: Card, room: string, nowMs: number): boolean {
  const slot = findSlot(visitOf(card).time)
  if (!isExpected(card) || slot === undefined) return false
  const stays = staysFrom(slot.minutes, agreedTests(card), centre.rooms)
  return stays.some((stay) => stay.room === room && stay.from >= delhiMinutes(nowMs))
}
