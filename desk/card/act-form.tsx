import {
  type FormEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { desk } from '../../content/desk.ts'
import { cardKey, visitOf } from '../../domain/board-columns.ts'
import { maxNoteLength } from '../../domain/desk-acts.ts'
import { addresses } from '../addresses.ts'
import { Field } from '../field.tsx'
import { Key } from '../key.tsx'
import { isFailed } from '../live/use-acts.ts'
import { visitInSentence } from '../when.ts'
import { AgreedFields } from './agreed-fields.tsx'
import { CallLaterField, TryAgainField } from './call-again-fields.tsx'
import { CancelFields } from './cancel-fields.tsx'
import { actWord } from './card-actions.tsx'
import type { CardPanelProps } from './card-panel-props.ts'
import { CorrectFields } from './correct-fields.tsx'
import { Meanwhile, overtakenBy, Refused } from './form-alerts.tsx'
import { MessageLinks } from './message-links.tsx'
import { type FormOffer, isEarly } from './offers.ts'
import { type Draft, readAct, readDraft } from './read-act.ts'

interface ActFormProps extends CardPanelProps {
  readonly offer: FormOffer
}

/** What an outcome asks for before it is saved. */
export function ActForm(props: ActFormProps) {
  const { offer, card, drafts, onClose, back } = props
  // The act may be called otherwise once it is saved, or another device was first.
  const [heading] = useState(() => actWord(offer, card))
  const region = useRef<HTMLElement>(null)
  const [changed] = useState(() => drafts.of(cardKey(card))?.changed)
  useEffect(() => {
    const find = (selector: string) => region.current?.querySelector<HTMLElement>(selector)
    const first = find('select, input:not([type="hidden"]), textarea, a, [type="submit"]')
    const field = (changed && find(`[name="${changed}"]`)) || first
    field?.focus()
    if (field instanceof HTMLTextAreaElement)
      field.setSelectionRange(field.value.length, field.value.length)
  }, [changed])
  return (
    <section ref={region} className="act-form" aria-label={desk.forPatient(heading, card.name)}>
      <h3>{heading}</h3>
      {offer === 'message' ? (
        <MessageLinks {...props} />
      ) : (
        <OutcomeForm {...props} offer={offer} word={heading} />
      )}
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
  readonly word: string
}

function OutcomeForm(props: OutcomeFormProps) {
  const { offer, word, card, nowMs, device, lastAct, drafts, onAct, onClose } = props
  const [isClash, setClash] = useState(false)
  const [draft] = useState(
    (): Draft => ({
      newest: Math.max(0, ...card.asks.map(({ number }) => number)),
      ...(card.outcome && { outcomeAtMs: card.outcome.atMs }),
      ...drafts.of(cardKey(card)),
    }),
  )
  const isAsked = offer === 'arrived' && isEarly(card, nowMs)
  const overtaken = offer === 'note' ? undefined : overtakenBy(card, draft, device)
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget, target } = event
    const changed = 'name' in target ? String(target.name) : ''
    drafts.keep(card, { ...draft, changed, ...readDraft(new FormData(currentTarget)) })
  }
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault()
    if (event.nativeEvent.submitter?.dataset.way === 'keep') return onClose()
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
      onKeyDown={isAsked ? saveOnCtrlEnter : saveOnEnter}
    >
      <Meanwhile card={card} draft={draft} nowMs={nowMs} />
      <FieldsOf {...props} draft={draft} onClash={setClash} />
      <div className="form-foot">
        <Refused card={card} lastAct={lastAct} overtaken={overtaken} nowMs={nowMs} />
        {overtaken && (
          <button type="submit" className="button primary" data-way="keep">
            {desk.forms.keepOther(overtaken.by)} <Key>Enter</Key>
          </button>
        )}
        <button
          type="submit"
          className={overtaken || isClash ? 'button' : 'button primary'}
          aria-disabled={isFailed(lastAct) || undefined}
        >
          {overtaken ? desk.forms.mine : saveWord(word, isClash)}{' '}
          <Key isShown={!overtaken}>{isAsked || isClash ? 'Ctrl Enter' : 'Enter'}</Key>
        </button>
      </div>
    </form>
  )
}

function saveWord(word: string, isClash: boolean): string {
  return isClash ? desk.rooms.saveAnyway(word) : desk.forms.save(word)
}

interface FieldsProps extends OutcomeFormProps {
  readonly draft: Draft
  readonly onClash: (isClash: boolean) => void
}

/** What each outcome asks for. */
function FieldsOf({ offer, card, draft, nowMs, version, onClash }: FieldsProps) {
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
      return <CorrectFields card={card} draft={draft} />
    case 'agreed':
    case 'no-answer':
    case 'call-later':
    case 'wrong-number':
    case 'cancelled':
    case 'note':
      return (
        <>
          {offer === 'agreed' && <AgreedFields {...{ card, draft, nowMs, version, onClash }} />}
          {offer === 'no-answer' && <TryAgainField card={card} draft={draft} nowMs={nowMs} />}
          {offer === 'call-later' && <CallLaterField draft={draft} nowMs={nowMs} />}
          {offer === 'cancelled' && <CancelFields card={card} draft={draft} nowMs={nowMs} />}
          <NoteField offer={offer} draft={draft} />
        </>
      )
  }
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

/** An act that is doubtful is no habit of the hand. */
function saveOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (event.ctrlKey) event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]')?.click()
}

/** Adds a note to those that the card shows. */
function NoteField({ offer, draft }: Pick<FieldsProps, 'draft' | 'offer'>) {
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
