import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { cardKey, wantedVisitOf } from '../../domain/board-columns.ts'
import { clockLabel, delhiDate, delhiMinutes } from '../../domain/delhi-time.ts'
import { maxNoteLength } from '../../domain/desk-acts.ts'
import { hoursAt } from '../../domain/opening-hours.ts'
import { suggestedTry } from '../../domain/try-again.ts'
import type { AskNumber } from '../../domain/visit/history.ts'
import { addresses } from '../addresses.ts'
import { Field } from '../field.tsx'
import { Key } from '../key.tsx'
import { isFailed } from '../live/use-acts.ts'
import { shortInstant, shortVisit } from '../when.ts'
import { AgreedFields } from './agreed-fields.tsx'
import { CancelFields } from './cancel-fields.tsx'
import type { CardPanelProps } from './card-panel-props.ts'
import { MessageLinks } from './message-links.tsx'
import type { FormOffer } from './offers.ts'
import { type Draft, readAct, readDraft } from './read-act.ts'

interface ActFormProps extends CardPanelProps {
  readonly offer: FormOffer
}

/** What an outcome asks for before it is saved. */
export function ActForm(props: ActFormProps) {
  const { offer, card, drafts, onClose, back } = props
  const heading = offer === 'message' ? desk.messages.heading : desk.acts[offer]
  const region = useRef<HTMLElement>(null)
  const [changed] = useState(() => drafts.of(cardKey(card))?.changed)
  useEffect(() => {
    const find = (selector: string) => region.current?.querySelector<HTMLElement>(selector)
    const first = find('select, input:not([type="hidden"]), textarea, a')
    const field = (changed && find(`[name="${changed}"]`)) || first
    field?.focus()
    if (field instanceof HTMLTextAreaElement)
      field.setSelectionRange(field.value.length, field.value.length)
  }, [changed])
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
  const { offer, card, nowMs, version, lastAct, drafts, onAct } = props
  const [isClash, setClash] = useState(false)
  const [draft] = useState(
    (): Draft => ({
      newest: Math.max(0, ...card.asks.map(({ number }) => number)),
      ...drafts.of(cardKey(card)),
    }),
  )
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget, target } = event
    const changed = 'name' in target ? String(target.name) : ''
    const { newest } = draft
    drafts.keep(card, { newest, changed, ...readDraft(new FormData(currentTarget)) })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = readAct(offer, new FormData(event.currentTarget), card, nowMs)
    if (fields !== undefined && !isFailed(lastAct)) onAct(fields)
  }
  return (
    // Before the script runs the server refuses the post. A GET would put the note into an address.
    <form
      method="post"
      action={addresses.acts}
      onChange={keep}
      onSubmit={submit}
      onKeyDown={saveOnEnter}
    >
      <Meanwhile card={card} draft={draft} nowMs={nowMs} />
      {offer === 'agreed' && (
        <AgreedFields {...{ card, draft, nowMs, version }} onClash={setClash} />
      )}
      {offer === 'no-answer' && <TryAgainField card={card} draft={draft} nowMs={nowMs} />}
      {offer === 'cancelled' && <CancelFields card={card} draft={draft} nowMs={nowMs} />}
      <NoteField offer={offer} draft={draft} />
      <button
        type="submit"
        className={isClash ? 'button' : 'button primary'}
        aria-disabled={isFailed(lastAct) || undefined}
      >
        {(isClash ? desk.rooms.saveAnyway : desk.forms.save)(desk.acts[offer])}{' '}
        <Key>{isClash ? 'Ctrl Enter' : 'Enter'}</Key>
      </button>
    </form>
  )
}

interface FormPartProps {
  readonly card: Card
  readonly draft: Draft
  readonly nowMs: number
}

/** Says what the patient has sent since the form was opened. The form stays as it was filled in. */
function Meanwhile({ card, draft, nowMs }: FormPartProps) {
  const since = card.asks.filter(({ number }) => number > draft.newest)
  return (
    <div className="meanwhile" aria-live="polite">
      {since.map(({ number, kind }) => (
        <p key={number}>
          {kind === 'request'
            ? desk.forms.sentAgain(wishOf(card, number, nowMs))
            : desk.forms.wishedMeanwhile(desk.wishes[kind])}
        </p>
      ))}
    </div>
  )
}

function wishOf({ requests }: Card, number: AskNumber, nowMs: number): string {
  const request = requests.find((each) => each.number === number)
  return request === undefined ? '' : shortVisit(request.asked, nowMs)
}

/**
 * Enter saves from every field; with Shift it begins a line of the note, as in a chat. Where a room is not
 * free, Enter takes the next free time, and Enter with Ctrl saves in spite of it.
 */
function saveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const isField =
    event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement
  if (!isField || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  const button = (selector: string) => event.currentTarget.querySelector<HTMLElement>(selector)
  const free = event.ctrlKey ? undefined : button('.free-times button')
  ;(free ?? button('[type=submit]'))?.click()
}

interface NoteFieldProps extends Pick<OutcomeFormProps, 'offer'> {
  readonly draft: Draft
}

/** Adds a note to those that the card shows. */
function NoteField({ offer, draft }: NoteFieldProps) {
  return (
    <Field label={desk.forms.note} isWide>
      {(id) => (
        <textarea
          id={id}
          name="note"
          rows={offer === 'note' ? 3 : 1}
          maxLength={maxNoteLength}
          autoComplete="off"
          defaultValue={draft.note}
          required={offer === 'note'}
        />
      )}
    </Field>
  )
}

const everyMinutes = 30

/** When to call again: as the rule suggests, or at a half-hour of today. */
function TryAgainField({ card, draft, nowMs }: FormPartProps) {
  const suggestedMs = suggestedTry(nowMs, centre.hours, wantedVisitOf(card))
  return (
    <Field label={desk.forms.tryAgainAt}>
      {(id) => (
        <select id={id} name="tryAgainAt" defaultValue={draft.tryAgainAt}>
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

const halfHours = Array.from({ length: (24 * 60) / everyMinutes }, (_, at) => at * everyMinutes)

/** Minutes since midnight of each half-hour left of today while the centre is open: then it rings. */
function halfHoursLeft(nowMs: number): number[] {
  const [today, now] = [delhiDate(nowMs), delhiMinutes(nowMs)]
  return halfHours.filter((at) => at > now && hoursAt(today, at, centre.hours) !== undefined)
}

function twentyFourHours(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
