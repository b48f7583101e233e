import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { wantedVisitOf } from '../../domain/board-columns.ts'
import { clockLabel, delhiDate, delhiMinutes } from '../../domain/delhi-time.ts'
import { maxNoteLength } from '../../domain/desk-acts.ts'
import { hoursOn, isClosure } from '../../domain/opening-hours.ts'
import { suggestedTry } from '../../domain/try-again.ts'
import { addresses } from '../addresses.ts'
import { Field } from '../field.tsx'
import { Key } from '../key.tsx'
import { shortInstant } from '../when.ts'
import { ActFields } from './act-hidden-fields.tsx'
import { AgreedFields } from './agreed-fields.tsx'
import type { CardPanelProps } from './card-panel-props.ts'
import { MessageLinks } from './message-links.tsx'
import type { FormOffer } from './offers.ts'
import { readAct } from './read-act.ts'

interface ActFormProps extends CardPanelProps {
  readonly offer: FormOffer
}

/** What an outcome asks for before it is saved. */
export function ActForm(props: ActFormProps) {
  const { offer, card, onClose, back } = props
  const heading = offer === 'message' ? desk.messages.heading : desk.acts[offer]
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    region.current
      ?.querySelector<HTMLElement>('select, input:not([type="hidden"]), textarea, a')
      ?.focus()
  }, [])
  return (
    <section ref={region} className="act-form" aria-label={desk.forPatient(heading, card.name)}>
      <h3>{heading}</h3>
      {offer === 'message' ? <MessageLinks {...props} /> : <OutcomeForm {...props} offer={offer} />}
      <a
        className="close"
        href={back}
        onClick={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        {desk.forms.close} <Key>Esc</Key>
      </a>
    </section>
  )
}

interface OutcomeFormProps extends CardPanelProps {
  readonly offer: Exclude<FormOffer, 'message'>
}

function OutcomeForm(props: OutcomeFormProps) {
  const { offer, card, nowMs, isStuck, onAct } = props
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = readAct(offer, new FormData(event.currentTarget), nowMs)
    if (fields !== undefined && !isStuck) onAct(fields)
  }
  return (
    <form method="post" action={addresses.acts} onSubmit={submit} onKeyDown={saveOnEnter}>
      <ActFields {...props} act={offer} />
      {offer === 'agreed' && <AgreedFields card={card} nowMs={nowMs} />}
      {offer === 'no-answer' && <TryAgainField card={card} nowMs={nowMs} />}
      {offer === 'cancelled' && <ReasonField />}
      <NoteField {...props} />
      <button type="submit" className="act primary" aria-disabled={isStuck || undefined}>
        {desk.forms.save(desk.acts[offer])} <Key>Enter</Key>
      </button>
    </form>
  )
}

function ReasonField() {
  return (
    <Field label={desk.forms.whoCancelled}>
      {(id) => (
        <select id={id} name="reason">
          <option value="patient-cancelled">{desk.reasons['patient-cancelled']}</option>
          <option value="centre-cancelled">{desk.reasons['centre-cancelled']}</option>
        </select>
      )}
    </Field>
  )
}

/** Enter saves from every field; with Shift it begins a line of the note, as in a chat. */
function saveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const isField =
    event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement
  if (!isField || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** What is saved replaces the note, so that it is shown; one left as it was stays (`noteBefore`). */
function NoteField({ offer, card }: OutcomeFormProps) {
  return (
    <>
      <input type="hidden" name="noteBefore" value={card.note} />
      <Field label={desk.forms.note} isWide>
        {(id) => (
          <textarea
            id={id}
            name="note"
            rows={offer === 'note' || card.note !== '' ? 3 : 1}
            maxLength={maxNoteLength}
            autoComplete="off"
            defaultValue={card.note}
            required={offer === 'note' && card.note === ''}
          />
        )}
      </Field>
    </>
  )
}

const everyMinutes = 30

/** When to call again: as the rule suggests, or at a half-hour of today. */
function TryAgainField({ card, nowMs }: Pick<OutcomeFormProps, 'card' | 'nowMs'>) {
  const suggestedMs = suggestedTry(nowMs, centre.hours, wantedVisitOf(card))
  return (
    <Field label={desk.forms.tryAgainAt}>
      {(id) => (
        <select id={id} name="tryAgainAt">
          <option value="">{desk.forms.suggested(shortInstant(suggestedMs, nowMs))}</option>
          {halfHoursLeft(nowMs).map((minutes) => (
            <option key={minutes} value={twentyFourHours(minutes)}>
              {clockLabel(minutes)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Minutes since midnight of each half-hour before today's closing. */
function halfHoursLeft(nowMs: number): number[] {
  const day = hoursOn(delhiDate(nowMs), centre.hours)
  if (isClosure(day)) return []
  const first = (Math.floor(delhiMinutes(nowMs) / everyMinutes) + 1) * everyMinutes
  const count = Math.max(0, Math.ceil((day.closes - first) / everyMinutes))
  return Array.from({ length: count }, (_, index) => first + index * everyMinutes)
}

function twentyFourHours(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
