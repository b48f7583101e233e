import { type FormEvent, useState } from 'react'
import { blockReasonTexts } from '../../content/block-reasons.ts'
import { centreAtDesk as centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { type CalendarDate, clockLabel } from '../../domain/delhi-time.ts'
import { type Block, blockReasons, wholeCentre } from '../../domain/rooms/block.ts'
import { addresses } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import { DayOptions, Options, type OptionsProps, SelectField } from '../field.tsx'
import { shortDay } from '../when.ts'
import { usePostBlockAct } from './use-post-block-act.ts'

const halfHours = Array.from({ length: 26 }, (_, place) => 8 * 60 + place * 30)

/** Lists the closures of a day, each with a button to open again, and has a form for a new closure. */
export function BlockForm({ date }: { readonly date: CalendarDate }) {
  const postAct = usePostBlockAct()
  const [error, setError] = useState<string>()
  const send = async (act: Record<string, unknown>) => {
    const said = await postAct(act)
    setError(said)
    return said === undefined
  }
  const block = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void send(actOf(new FormData(form))).then((isDone) => isDone && form.reset())
  }
  const { blockForm } = desk
  return (
    <section className="block-form" aria-labelledby="block-heading">
      <h2 id="block-heading">{blockForm.heading}</h2>
      {/* Before the script runs the server refuses the post. */}
      <form method="post" action={addresses.blocks} className="cluster" onSubmit={block}>
        <Choice label={blockForm.what} name="what" options={placesToBlock()} />
        <SelectField label={blockForm.first} name="first" defaultValue={date}>
          <DayOptions />
        </SelectField>
        <SelectField label={blockForm.last} name="last" defaultValue="">
          <option value="">{blockForm.sameDay}</option>
          <DayOptions />
        </SelectField>
        <Choice label={blockForm.from} name="from" options={[['', blockForm.wholeDay], ...times]} />
        <Choice label={blockForm.to} name="to" options={[['', blockForm.wholeDay], ...times]} />
        <Choice
          label={blockForm.reason}
          name="reason"
          options={blockReasons.map((reason) => [reason, blockReasonTexts[reason].en])}
        />
        <button type="submit" className="button">
          {blockForm.save}
        </button>
      </form>
      <p className="field-error" role="alert">
        {error}
      </p>
      <BlockList onOpen={({ id }) => void send({ act: 'unblock', takesBack: id })} />
    </section>
  )
}

/** @param onOpen Takes a closure back. */
function BlockList({ onOpen }: { readonly onOpen: (block: Block) => void }) {
  const { blocks = [] } = useDeskNow().board
  if (blocks.length === 0) return null
  return (
    <ul>
      {blocks.map((block) => (
        <li key={block.id} className="cluster">
          {sentenceOfBlock(block)}
          <button type="button" className="button" onClick={() => onOpen(block)}>
            {desk.blockForm.open}
          </button>
        </li>
      ))}
    </ul>
  )
}

const times = halfHours.map((minutes) => [String(minutes), clockLabel(minutes)] as const)

function placesToBlock(): (readonly [string, string])[] {
  const rooms = centre.rooms.rooms.map(({ id, name }) => [id, name] as const)
  return [[wholeCentre, desk.blockForm.centre], ...rooms]
}

interface ChoiceProps extends OptionsProps {
  readonly label: string
  readonly name: string
}

export function Choice({ options, ...select }: ChoiceProps) {
  return (
    <SelectField {...select}>
      <Options options={options} />
    </SelectField>
  )
}

/** `MRI, Tue 24 Nov, 12:00 PM – 4:00 PM: the engineer is here`. */
function sentenceOfBlock({ what, first, last, hours, reason }: Block): string {
  const place = placesToBlock().find(([id]) => id === what)?.[1] ?? what
  const days = first === last ? shortDay(first) : `${shortDay(first)} – ${shortDay(last)}`
  const span = hours && `${clockLabel(hours.from)} – ${clockLabel(hours.to)}`
  const when = [place, days, ...(span ? [span] : [])].join(', ')
  return `${when}: ${blockReasonTexts[reason].en}`
}

function actOf(form: FormData): Record<string, unknown> {
  const text = (name: string) => String(form.get(name) ?? '')
  const [from, to] = [text('from'), text('to')]
  const isPart = from !== '' || to !== ''
  const hours = { from: from === '' ? 0 : Number(from), to: to === '' ? 24 * 60 : Number(to) }
  const [first, last] = [text('first'), text('last')]
  const days = { first, last: last === '' ? first : last }
  const about = { what: text('what'), reason: text('reason'), ...days }
  return { act: 'block', ...about, ...(isPart && { hours }) }
}
