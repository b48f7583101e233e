import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import { visitOf, wantedVisitOf } from '../../domain/desk/visit-of-card.ts'
import {
  clockLabel,
  type DayAndTime,
  delhiInstant,
  parseDate,
} from '../../domain/time/delhi-time.ts'
import { hour } from '../../domain/time/milliseconds.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import { addresses } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import { Field } from '../field.tsx'
import { focusUnlessTyping } from '../focus-unless-typing.ts'
import { Key } from '../key.tsx'
import { useIsHydrated } from '../live/use-is-hydrated.ts'
import { visitInSentence } from '../when.ts'
import { actWord } from './card-actions.tsx'
import type { CardPanelProps } from './card-panel-props.ts'
import { FormFoot, Meanwhile, overtakenBy, useNewestRead } from './form-alerts.tsx'
import { MessageLinks } from './message-links.tsx'
import { type FormOffer, isEarly, isWrongNumber } from './offers.ts'
import { CallLaterField, CancelFields, CorrectFields, TryAgainField } from './outcome-fields.tsx'
import { type CardDraft, readAct, readDraft } from './read-act.ts'
import { saveOnCtrlEnter, saveOnEnter } from './save-on-enter.ts'
import { TimeFields } from './time-fields.tsx'
import { type ChosenTime, useChosenTime } from './use-chosen-time.ts'

interface ActFormProps extends CardPanelProps {
  readonly offer: FormOffer
}

export function ActForm(props: ActFormProps) {
  const { offer, card, drafts, onClose } = props
  // The heading of an open form stays, even if a saved act or another device changes the name of the act.
  const [heading] = useState(() => actWord(offer, card))
  const region = useRef<HTMLElement>(null)
  const isHydrated = useIsHydrated()
  const [changed] = useState(
    () => drafts.of(card.visit)?.changed ?? (isWrongNumber(card) ? 'phone' : undefined),
  )
  useEffect(() => {
    const find = (selector: string) => region.current?.querySelector<HTMLElement>(selector)
    const first = find('select, input:not([type="hidden"]), textarea, a, button')
    const field = (changed && find(`[name="${changed}"]`)) || first
    focusUnlessTyping(field)
    // What is typed replaces the wrong number.
    if (field instanceof HTMLInputElement && changed === 'phone') field.select()
    if (field instanceof HTMLTextAreaElement)
      field.setSelectionRange(field.value.length, field.value.length)
  }, [changed, isHydrated])
  return (
    <section
      ref={region}
      className="act-form"
      inert={!isHydrated}
      aria-label={desk.forPatient(heading, card.name)}
    >
      <h3>{heading}</h3>
      {offer === 'message' && <MessageLinks {...props} />}
      {offer === 'agreed' && <AgreedForm {...props} offer={offer} word={heading} />}
      {offer !== 'message' && offer !== 'agreed' && (
        <OutcomeForm {...props} offer={offer} word={heading} />
      )}
      <button type="button" className="close" onClick={onClose}>
        {desk.forms.close} <Key>Esc</Key>
      </button>
    </section>
  )
}

interface OutcomeFormProps extends CardPanelProps {
  readonly offer: Exclude<FormOffer, 'message'>
  readonly word: string
  /** Only in the form that agrees a day and time. */
  readonly chosen?: ChosenTime
}

/** The form that agrees a day and time. It begins with the requested time, unless that passed over an hour ago. */
function AgreedForm(props: OutcomeFormProps) {
  const { card, drafts } = props
  const { nowMs } = useDeskNow()
  const [first] = useState((): DayAndTime => {
    const wanted = firstShown(card, nowMs)
    const draft = drafts.of(card.visit)
    return { date: parseDate(draft?.date ?? '') ?? wanted.date, time: draft?.time ?? wanted.time }
  })
  return <OutcomeForm {...props} chosen={useChosenTime({ card, first, tests: card.tests })} />
}

function OutcomeForm(props: OutcomeFormProps) {
  const { offer, word, card, lastAct, drafts, chosen, onAct, onClose } = props
  const { board, nowMs } = useDeskNow()
  const newest = Math.max(0, ...card.asks.map(({ number }) => number))
  const [draft] = useState(
    (): CardDraft => ({
      newest,
      ...(card.outcome && { outcomeAtMs: card.outcome.atMs }),
      ...drafts.of(card.visit),
    }),
  )
  const read = useNewestRead(newest, draft.newest)
  const isAsked = offer === 'arrived' && isEarly(card, nowMs)
  const overtaken = offer === 'note' ? undefined : overtakenBy(card, draft, board.device, lastAct)
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget, target } = event
    const changed = 'name' in target ? String(target.name) : ''
    // Keeps only the changed field, because another device may correct the other fields meanwhile.
    const only = offer === 'corrected' ? changed : undefined
    drafts.keep(card, { ...draft, changed, ...readDraft(new FormData(currentTarget), only) })
  }
  const keepTests = (tests: readonly string[]) =>
    drafts.keep(card, { ...draft, changed: 'tests', tests: tests.join() })
  /** Keeps what another device saved. The text typed here stays, and the next form does not warn again. */
  const leave = () => {
    const typed = drafts.of(card.visit)
    if (typed && overtaken) drafts.keep(card, { ...typed, outcomeAtMs: overtaken.atMs })
    onClose()
  }
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault()
    if (event.nativeEvent.submitter?.dataset.way === 'keep') return leave()
    const shown = { ...card, asks: card.asks.filter(({ number }) => number <= read) }
    const fields = readAct(offer, new FormData(event.currentTarget), shown, draft.newest)
    if (fields !== undefined) onAct(fields)
  }
  return (
    // Before the script runs the server refuses the post. A GET would put the note into an address.
    <form
      className="cluster"
      method="post"
      action={addresses.acts}
      onChange={keep}
      onSubmit={submit}
      onKeyDown={isAsked ? saveOnCtrlEnter : saveOnEnter}
    >
      <Meanwhile card={card} draft={draft} />
      <FieldsOf {...props} {...keepTaken(props, draft)} draft={draft} onTests={keepTests} />
      <FormFoot
        word={word}
        card={card}
        lastAct={lastAct?.act.act === offer ? lastAct : undefined}
        overtaken={overtaken}
        chosen={chosen}
        isAsked={isAsked}
      />
    </form>
  )
}

/** Keeps a time that an arrow key or a button takes, because that types into no field. */
function keepTaken({ chosen, card, drafts }: OutcomeFormProps, draft: CardDraft) {
  const take = (minutes: number, on = chosen?.date) => {
    const taken = { date: on ?? '', time: clockLabel(minutes) }
    chosen?.take(minutes, on)
    drafts.keep(card, { ...draft, ...drafts.of(card.visit), ...taken })
  }
  return chosen && { chosen: { ...chosen, take } }
}

interface ActFieldsProps extends OutcomeFormProps {
  readonly draft: CardDraft
  readonly onTests: (tests: readonly string[]) => void
}

function FieldsOf(props: ActFieldsProps) {
  const { offer, card, draft, chosen, onTests } = props
  const { board, nowMs } = useDeskNow()
  const { forms } = desk
  const visit = visitInSentence(visitOf(card), nowMs)
  switch (offer) {
    case 'arrived':
      return <p>{isEarly(card, nowMs) ? forms.early(visit) : forms.comes(visit)}</p>
    case 'no-show':
      return <p>{forms.didNotCome(visit)}</p>
    case 'not-arrived':
      return <p>{forms.cameBefore}</p>
    case 'corrected':
      return <CorrectFields card={card} draft={draft} onTests={onTests} />
    case 'agreed':
    case 'no-answer':
    case 'call-later':
    case 'wrong-number':
    case 'cancelled':
    case 'note':
      return (
        <>
          {chosen && <TimeFields chosen={chosen} />}
          {offer === 'no-answer' && <TryAgainField card={card} draft={draft} />}
          {offer === 'call-later' && <CallLaterField draft={draft} />}
          {offer === 'cancelled' && <CancelFields card={card} draft={draft} />}
          <NoteField {...props} />
          {offer === 'agreed' && board.canMail && card.email !== '' && (
            <MailPlan email={card.email} />
          )}
        </>
      )
  }
}

/** If the requested time passed longer ago than this, the form does not suggest it. */
const lateByMs = hour

function firstShown(card: Card, nowMs: number): DayAndTime {
  const visit = wantedVisitOf(card)
  const slot = findSlot(visit.time)
  const isAhead = slot && delhiInstant(visit.date, slot.minutes) >= nowMs - lateByMs
  return isAhead ? visit : { date: visit.date, time: '' }
}

/** A box to mail the plan. No draft keeps its tick, because the patient must be asked in each call. */
function MailPlan({ email }: Pick<Card, 'email'>) {
  return (
    <label className="mail-plan cluster">
      <input type="checkbox" name="mailsPlan" /> {desk.forms.mailPlan}{' '}
      <span className="text-soft">{email}</span>
    </label>
  )
}

function NoteField({ offer, draft }: ActFieldsProps) {
  return (
    <Field label={desk.forms.note} isWide>
      {({ id }) => (
        <textarea
          id={id}
          name="note"
          rows={offer === 'note' ? 3 : 1}
          autoComplete="off"
          defaultValue={draft.note}
          required={offer === 'note'}
        />
      )}
    </Field>
  )
}
