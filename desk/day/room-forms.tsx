import { type FormEvent, type ReactNode, useState } from 'react'
import { blockReasonTexts } from '../../content/block-reasons.ts'
import { centreAtDesk as centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { type Block, blockReasons, wholeCentre } from '../../domain/rooms/block.ts'
import { type CalendarDate, clockLabel } from '../../domain/time/delhi-time.ts'
import { addresses } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import type { DeskDay } from '../desk-page.ts'
import { SelectField, useDayOptions } from '../field.tsx'
import { newId, post } from '../live/post.ts'
import { shortDay } from '../when.ts'

interface RoomFormProps {
  readonly id: string
  readonly words: { readonly heading: string; readonly save: string }
  readonly fields: ReactNode
  readonly actOf: (text: (name: string) => string) => object
  /** What stands below the form. It may send acts too. */
  readonly children: (send: (act: object) => void) => ReactNode
}

/** A form that sends an act about rooms. Once the act is done, the form is as it was at first. */
function RoomForm({ id, words, fields, actOf, children }: RoomFormProps) {
  const { take, lostAtMs } = useDeskNow()
  const [error, setError] = useState<string>()
  const send = async (act: object) => {
    if (lostAtMs !== undefined) return setError(desk.notLive)
    const answer = await post(addresses.blocks, { id: newId(), ...act })
    if (answer.board) take(answer.board)
    setError(answer.error)
    return answer.status
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    void send(actOf((name) => String(typed.get(name) ?? ''))).then(
      (status) => status === 'saved' && form.reset(),
    )
  }
  return (
    <section className="block-form" aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      {/* Before the script runs the server refuses the post. */}
      <form method="post" action={addresses.blocks} className="cluster" onSubmit={submit}>
        {fields}
        <button type="submit" className="button">
          {words.save}
        </button>
      </form>
      <p className="field-error" role="alert">
        {error}
      </p>
      {children((act) => void send(act))}
    </section>
  )
}

const halfHours = Array.from({ length: 26 }, (_, place) => 8 * 60 + place * 30)

/** Lists the closures of a day, each with a button to open again, and has a form for a new closure. */
export function BlockForm({ date }: { readonly date: CalendarDate }) {
  const { blocks = [] } = useDeskNow().board
  const { blockForm } = desk
  const days = useDayOptions()
  const times = [['', blockForm.wholeDay], ...halfHourOptions] as const
  const reasons = blockReasons.map((reason) => [reason, blockReasonTexts[reason].en] as const)
  return (
    <RoomForm
      id="block-heading"
      words={blockForm}
      actOf={blockOf}
      fields={
        <>
          <SelectField
            label={blockForm.what}
            name="what"
            required
            options={[['', blockForm.choose], ...placesToBlock()]}
          />
          <SelectField label={blockForm.first} name="first" defaultValue={date} options={days} />
          <SelectField
            label={blockForm.last}
            name="last"
            options={[['', blockForm.sameDay], ...days]}
          />
          <SelectField label={blockForm.from} name="from" options={times} />
          <SelectField label={blockForm.to} name="to" options={times} />
          <SelectField label={blockForm.reason} name="reason" options={reasons} />
        </>
      }
    >
      {(send) => (
        <ul>
          {blocks.map((block) => (
            <li key={block.id} className="cluster">
              {sentenceOfBlock(block)}
              <button
                type="button"
                className="button"
                onClick={() => send({ act: 'unblock', takesBack: block.id })}
              >
                {blockForm.open}
              </button>
            </li>
          ))}
        </ul>
      )}
    </RoomForm>
  )
}

const halfHourOptions = halfHours.map((minutes) => [minutes, clockLabel(minutes)] as const)

const rooms = centre.rooms.rooms.map(({ id, name }) => [id, name] as const)

function placesToBlock(): (readonly [string, string])[] {
  return [[wholeCentre, desk.blockForm.centre], ...rooms]
}

/** `MRI, Tue 24 Nov, 12:00 PM – 4:00 PM: the engineer is here`. */
function sentenceOfBlock({ what, first, last, hours, reason }: Block): string {
  const place = placesToBlock().find(([id]) => id === what)?.[1] ?? what
  const days = first === last ? shortDay(first) : `${shortDay(first)} – ${shortDay(last)}`
  const span = hours && `${clockLabel(hours.from)} – ${clockLabel(hours.to)}`
  const when = [place, days, ...(span ? [span] : [])].join(', ')
  return `${when}: ${blockReasonTexts[reason].en}`
}

function blockOf(text: (name: string) => string) {
  const [from, to] = [text('from'), text('to')]
  const isPart = from !== '' || to !== ''
  const hours = { from: from === '' ? 0 : Number(from), to: to === '' ? 24 * 60 : Number(to) }
  const days = { first: text('first'), last: text('last') || text('first') }
  const about = { what: text('what'), reason: text('reason'), ...days }
  return { act: 'block', ...about, ...(isPart && { hours }) }
}

const delays = [15, 20, 30, 40, 60, 90, 120, 0] as const

/** Which rooms are late today, with a message for each patient who is still to come there. */
export function LateForm({ day }: { readonly day: DeskDay }) {
  const { lateForm } = desk
  const minutes = delays.map((delay) => [delay, lateForm.choice(delay)] as const)
  return (
    <RoomForm
      id="late-heading"
      words={lateForm}
      actOf={(text) => ({ act: 'late', room: text('room'), minutes: Number(text('minutes')) })}
      fields={
        <>
          <SelectField label={lateForm.room} name="room" options={rooms} />
          <SelectField label={lateForm.minutes} name="minutes" options={minutes} />
        </>
      }
    >
      {() => day.late.map((late) => <LatePatients key={late.room} {...late} />)}
    </RoomForm>
  )
}

function LatePatients({ room, minutes, messages }: DeskDay['late'][number]) {
  const { lateForm } = desk
  const name = rooms.find(([id]) => id === room)?.[1] ?? room
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
