import { type FormEvent, useState } from 'react'
import { centreAtDesk as centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { addresses } from '../addresses.ts'
import type { DeskDay } from '../desk-page.ts'
import { Choice } from './block-form.tsx'
import { usePostBlockAct } from './use-post-block-act.ts'

const choices = [15, 20, 30, 40, 60, 90, 120, 0] as const

/** Which rooms are late today, with a message for each patient who is still to come there. */
export function LateForm({ day }: { readonly day: DeskDay }) {
  const postAct = usePostBlockAct()
  const [error, setError] = useState<string>()
  const { lateForm } = desk
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const act = { act: 'late', room: form.get('room'), minutes: Number(form.get('minutes')) }
    void postAct(act).then(setError)
  }
  return (
    <section className="block-form" aria-labelledby="late-heading">
      <h2 id="late-heading">{lateForm.heading}</h2>
      <form method="post" action={addresses.blocks} className="cluster" onSubmit={save}>
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
        <LatePatients key={late.room} {...late} />
      ))}
    </section>
  )
}

type LatePatientsProps = DeskDay['late'][number]

function LatePatients({ room, minutes, messages }: LatePatientsProps) {
  const { lateForm } = desk
  const name = centre.rooms.rooms.find(({ id }) => id === room)?.name ?? room
  return (
    <>
      <h3>{lateForm.late(name, minutes)}</h3>
      {messages.length === 0 && <p>{lateForm.nobody}</p>}
      <ul>
        {messages.map(({ name: patient, time, address }) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              {lateForm.write(patient, time)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
