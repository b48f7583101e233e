import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { desk } from '../../content/desk.ts'
import { testsIn } from '../../domain/centre/catalogue-now.ts'
import type { Card } from '../../domain/desk/board.ts'
import { isForNow } from '../../domain/desk/desk-acts.ts'
import { defaultLanguage } from '../../domain/language.ts'
import { nextFreeSlot } from '../../domain/request/slot-advice.ts'
import { type DayAndTime, delhiDate } from '../../domain/time/delhi-time.ts'
import { halfHourMs } from '../../domain/time/milliseconds.ts'
import { addresses } from '../addresses.ts'
import { coveredAsks } from '../card/read-act.ts'
import { saveOnEnter } from '../card/save-on-enter.ts'
import { TestsField } from '../card/tests-field.tsx'
import { TimeFields } from '../card/time-fields.tsx'
import { type ChosenTime, useChosenTime } from '../card/use-chosen-time.ts'
import { type DeskNow, useCentre, useDeskNow } from '../desk-now.ts'
import { LanguageField } from '../field.tsx'
import { focusUnlessTyping } from '../focus-unless-typing.ts'
import { Key } from '../key.tsx'
import { useIsHydrated } from '../live/use-is-hydrated.ts'
import { visitInSentence } from '../when.ts'
import { EntryChange, EntryField, PersonFields, type TypedPerson } from './person-fields.tsx'
import type { EntryState } from './use-entry.ts'
import { takenOver, usePeople } from './use-people.ts'

interface EntryFormProps {
  readonly entry: EntryState
  readonly start: Partial<DayAndTime>
  readonly isHidden: boolean
  readonly onClose: () => void
}

const untouched: TypedPerson = {
  source: 'walk-in',
  name: '',
  phone: '',
  email: '',
  additionalInfo: '',
  language: defaultLanguage,
  tests: [],
}

function useEntryForm({ entry, start, isHidden }: EntryFormProps) {
  const deskNow = useDeskNow()
  const [startedAt] = useState(deskNow)
  const [typed, setTyped] = useState(untouched)
  const [changed, setChanged] = useState<Card['visit']>()
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useIsHydrated()
  const { cards, openVisits } = usePeople(typed)
  const change = openVisits.find(({ visit }) => visit === changed)
  const { notSaved, opened } = entry
  const isSent = entry.isSending || notSaved?.isUnanswered
  const first = firstTime(start, startedAt, typed.source)
  const chosen = useChosenTime({ card: change, tests: typed.tests, first, isSent })
  const now = { ...typed, date: chosen.date, time: chosen.time }
  const wrong = notSaved?.fields.filter((field) => now[field] === notSaved.sent[field]) ?? []

  // Takes the focus again each time the form is asked for.
  useEffect(() => {
    if (!isHidden && isHydrated)
      focusUnlessTyping(form.current?.querySelector<HTMLElement>('[name=name]'))
  }, [isHidden, isHydrated, opened])
  useEffect(() => {
    if (notSaved)
      focusUnlessTyping(form.current?.querySelector<HTMLElement>('[aria-invalid]'), form.current)
  }, [notSaved])

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { date, time, isClash } = chosen
    const acceptsClash = notSaved?.isUnanswered ? notSaved.sent.acceptsClash : isClash
    void entry.send({
      ...typed,
      date,
      time,
      ...(acceptsClash && { acceptsClash: true }),
      ...(change && { changes: { visit: change.visit, asks: coveredAsks(change) } }),
    })
  }
  return {
    form,
    isHydrated,
    typed,
    chosen,
    wrong,
    submit,
    cards,
    openVisits,
    change,
    setChanged,
    isCorrected: notSaved !== undefined && notSaved.fields.length > 0 && wrong.length === 0,
    set(more: Partial<TypedPerson>) {
      // Letters that come after the entry was sent would look as if they were stored.
      if (entry.isSending) return
      setTyped((before) => ({ ...before, ...more }))
      entry.setTyped(isFilledIn({ ...typed, ...more }))
    },
  }
}

export function EntryForm(props: EntryFormProps) {
  const { entry, isHidden, onClose } = props
  const offered = testsIn(useCentre().catalogue)
  const state = useEntryForm(props)
  const { form, typed, chosen, change, wrong, set } = state
  const person = { typed, wrong, onTyped: set }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!event.altKey || event.code !== 'KeyP') return saveOnEnter(event)
    event.preventDefault()
    set({ source: typed.source === 'phone' ? 'walk-in' : 'phone' })
  }
  const know = (card: Card) => {
    set(takenOver(typed, card))
    form.current?.querySelector<HTMLElement>('[name=typedTests]')?.focus()
  }
  const changeVisit = (card: Card | undefined) => {
    state.setChanged(card?.visit)
    if (card && typed.tests.length === 0)
      set({ tests: card.tests.filter((test) => offered.includes(test)) })
  }
  return (
    <section className="act-form entry" aria-label={desk.entry.title} hidden={isHidden}>
      {/* Before the script runs the server refuses the post. */}
      <form
        ref={form}
        className="cluster"
        inert={!state.isHydrated}
        method="post"
        action={addresses.entries}
        onSubmit={state.submit}
        onKeyDown={onKeyDown}
      >
        <Sources chosen={typed.source} onSource={(source) => set({ source })} />
        <PersonFields {...person} cards={state.cards} onKnown={know} />
        <EntryChange {...person} change={change} visits={state.openVisits} onChange={changeVisit} />
        <TestsField
          tests={typed.tests}
          isWrong={wrong.includes('tests')}
          onTests={(tests) => set({ tests })}
        />
        <div className="when cluster">
          <TimeFields chosen={chosen} isHidden={isHidden} />
        </div>
        <LanguageField value={typed.language} onLanguage={(language) => set({ language })} />
        {(['additionalInfo', 'email'] as const).map((field) => (
          <EntryField key={field} field={field} {...person} />
        ))}
        <EntryFoot
          chosen={chosen}
          source={typed.source}
          error={state.isCorrected ? undefined : entry.notSaved?.error}
          isSending={entry.isSending}
        />
      </form>
      <button type="button" className="close" onClick={onClose}>
        {desk.forms.close} <Key>Esc</Key>
      </button>
    </section>
  )
}

/** The half-hour that the address names, or the first free one. For a walk-in the current one counts as well. */
function firstTime(
  { date, time }: Partial<DayAndTime>,
  { centre, nowMs }: DeskNow,
  source: TypedPerson['source'],
) {
  if (date && time) return { date, time }
  const today = delhiDate(nowMs)
  const fromMs = source === 'phone' ? nowMs : nowMs - halfHourMs
  const next = nextFreeSlot(today, { nowMs: fromMs, hours: centre.hours })
  return { date: next?.date ?? today, freeFrom: next?.slot.minutes ?? 0 }
}

function isFilledIn({ name, phone, email, additionalInfo, tests }: TypedPerson): boolean {
  return `${name}${phone}${email}${additionalInfo}` !== '' || tests.length > 0
}

interface SourcesProps {
  readonly chosen: TypedPerson['source']
  readonly onSource: (source: TypedPerson['source']) => void
}

/** Walk-in or phone. Alt and P switches between the two. */
function Sources({ chosen, onSource }: SourcesProps) {
  const typeName = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    currentTarget.form?.querySelector<HTMLElement>('[name=name]')?.focus()
  return (
    <fieldset className="choice sources cluster">
      <legend className="visually-hidden">{desk.entry.source}</legend>
      {(['walk-in', 'phone'] as const).map((source) => (
        <label key={source} className="chip">
          <input
            type="radio"
            name="source"
            checked={source === chosen}
            onChange={() => onSource(source)}
            // The name is typed next. Arrow keys click too, and keep the focus.
            onClick={(event) => event.detail > 0 && typeName(event)}
            onKeyDown={(event) => event.key.length === 1 && event.key !== ' ' && typeName(event)}
          />{' '}
          {desk.entry.sources[source]} {source === 'phone' && <Key>Alt P</Key>}
        </label>
      ))}
    </fieldset>
  )
}

interface EntryFootProps {
  readonly error: string | undefined
  readonly isSending: boolean
  readonly chosen: ChosenTime
  readonly source: TypedPerson['source']
}

function EntryFoot({ error, isSending, chosen, source }: EntryFootProps) {
  const { nowMs } = useDeskNow()
  const { isClash } = chosen
  return (
    <div className="form-foot cluster">
      <div className="refused" role="alert">
        {error !== undefined && (
          <p>
            {error} {desk.forms.kept}
          </p>
        )}
      </div>
      <button
        type="submit"
        className={isClash ? 'button doubtful' : 'button primary'}
        aria-disabled={isSending || undefined}
      >
        {saveWord(chosen, source, nowMs)} <Key>{isClash ? 'Ctrl Enter' : 'Enter'}</Key>
      </button>
    </div>
  )
}

function saveWord(chosen: ChosenTime, source: TypedPerson['source'], nowMs: number): string {
  if (chosen.time === '') return desk.acts.agreed
  if (source === 'walk-in' && isForNow(chosen, nowMs)) return desk.entry.here(chosen.time)
  if (chosen.isClash) return desk.rooms.bookAnyway(chosen.time)
  return desk.entry.book(visitInSentence(chosen, nowMs))
}
