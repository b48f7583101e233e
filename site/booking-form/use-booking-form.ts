import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { fullCatalogue, testsIn } from '../../domain/centre/catalogue-now.ts'
import { planPreparation } from '../../domain/preparation/plan.ts'
import {
  checkRequest,
  dateProblem,
  type FieldProblems,
  stillNeeded,
} from '../../domain/request/appointment-request.ts'
import { asSent, emptyForm, type FormValues } from '../../domain/request/form-values.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import { afterPress } from './after-press.ts'
import { readForm, writeForm } from './form-inputs.ts'
import type { FormCentre, FormStart, FormStrings } from './form-start.ts'
import { referenceOfEntry, useSending } from './send-request.ts'
import { keepDraft, withKeptDraft } from './session-storage.ts'

/** How often an open form checks which slots have passed. */
const clockTickMs = 30_000

/** An earlier year is not reported as wrong: while 2026 is typed, the date has the years 2, 20 and 202. */
const firstWholeYear = '1000'

/** What just happened to the kept draft, to be announced. */
type DraftEvent = 'restored' | 'cleared' | 'put-back'

/**
 * The form as its parts read and change it. `problems` are those of the page or a kept draft, and later of the last press
 * of Send. Typing removes none.
 */
export type BookingFormState = ReturnType<typeof useBookingForm>

export interface FormPartProps {
  readonly form: BookingFormState
  readonly strings: FormStrings
  readonly centre: FormCentre
}

export function useBookingForm(
  start: FormStart,
  { hours, facts }: FormCentre,
  { booking: { family }, lang }: FormStrings,
  rendered?: HTMLFormElement,
) {
  const { catalogue = fullCatalogue } = start
  const offered = testsIn(catalogue)
  const { formRef, typed, nowMs, tick, refresh } = useTyped(start)
  const [problems, setProblems] = useState(start.problems)
  // Until the visitor has used the form, it does not offer the earliest slot, to save space.
  const [isTouched, setIsTouched] = useState(false)
  const [draftEvent, setDraftEvent] = useState<DraftEvent>()
  const { send, isSending, failure, sentAs, forget } = useSending(lang)
  const { isLive, startOnce } = useHydrated(() => {
    const found = formRef.current && fillHydrated(formRef.current, start, rendered)
    if (found) setDraftEvent('restored')
    setProblems(found ?? start.problems)
    // Keeps the tests of the page's address too. Keeps no form that was sent, although Back fills it in again.
    refresh(referenceOfEntry() === undefined)
  }, tick)

  const changed = () => {
    startOnce()
    setIsTouched(true)
    refresh(true)
    dropTestsFromLanguageLinks()
    setDraftEvent(undefined)
    forget()
  }
  const fill = (values: Partial<FormValues>) => {
    if (formRef.current !== null) writeForm(formRef.current, values)
    changed()
  }
  const { clear, undoClear } = useClearing(formRef, fill, (event) => {
    if (event === 'cleared') setProblems({})
    setDraftEvent(event)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (formRef.current === null) return
    const sent = readForm(formRef.current)
    keepDraft(sent)
    const checked = checkRequest(asSent(sent, family.line), { nowMs: now(start), hours, offered })
    setProblems(checked.ok ? {} : checked.problems)
    if (checked.ok) void send(checked.request)
  }

  const draft = asSent(typed, family.line)
  const needed = stillNeeded(draft, { nowMs, hours, offered })
  const plan = planPreparation(draft.tests, facts, catalogue.own)
  const slot = needed.includes('time') ? undefined : findSlot(draft.time)
  const isDateTyped = isLive && draft.date >= firstWholeYear
  // Shown before sending, because a wrong date has no slots to choose.
  const wrongDate = isDateTyped ? dateProblem(draft.date, { nowMs }) : problems.date
  const seen = { draft, needed, plan, slot, problems, wrongDate, nowMs }
  const state = { isLive, isTouched, draftEvent, isSending, failure, sentAs }
  const acts = { setIsTouched, changed, fill, clear, undoClear, submit }
  return { formRef, start, catalogue, isForFamily: typed.isForFamily, ...seen, ...state, ...acts }
}

/** The values of the form, read from its fields after each change, and the time of the reading. */
function useTyped(start: FormStart) {
  const formRef = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(start.draft)
  const [nowMs, setNowMs] = useState(start.renderedAtMs)
  const tick = useCallback(() => setNowMs(now(start)), [start])
  const refresh = (isKept: boolean) => {
    if (formRef.current === null) return
    const values = readForm(formRef.current)
    if (isKept) keepDraft(values)
    setTyped(values)
    tick()
  }
  return { formRef, typed, nowMs, tick, refresh }
}

/** The time of the phone. If its clock is behind, the time at which the server drew the page. */
function now({ renderedAtMs }: FormStart): number {
  return Math.max(Date.now(), renderedAtMs)
}

/** Empties the form, and can put back what it held until something else is typed. */
function useClearing(
  form: RefObject<HTMLFormElement | null>,
  fill: (values: FormValues) => void,
  tell: (event: DraftEvent) => void,
) {
  const cleared = useRef<FormValues>(undefined)
  const clear = () => {
    if (form.current !== null) cleared.current = readForm(form.current)
    fill(emptyForm)
    tell('cleared')
  }
  const undoClear = () => {
    if (cleared.current !== undefined) fill(cleared.current)
    tell('put-back')
  }
  return { clear, undoClear }
}

/** Ticks or unticks a test's box in the list, from its chip or from the search results. */
export function tickTest({ draft, fill }: BookingFormState, test: string, isTicked: boolean): void {
  const others = draft.tests.filter((picked) => picked !== test)
  fill({ tests: isTicked ? [...others, test] : others })
}

/**
 * Whether the form is live. Before hydration the browser itself posts it. Calls `onStart` once after hydration, and
 * `onTick` every 30 seconds. `onStart` waits until a press ends, because what it shows moves the form. Call
 * `startOnce` before each change, because a change would overwrite a draft that `onStart` has not read.
 */
function useHydrated(
  onStart: () => void,
  onTick: () => void,
): { readonly isLive: boolean; readonly startOnce: () => void } {
  const [isLive, setIsLive] = useState(false)
  const isStarted = useRef(false)
  const startOnce = () => {
    if (isStarted.current) return
    isStarted.current = true
    setIsLive(true)
    onStart()
  }
  const firstStart = useRef(startOnce)
  useEffect(() => {
    afterPress(firstStart.current)
    const clock = setInterval(onTick, clockTickMs)
    return () => clearInterval(clock)
  }, [onTick])
  return { isLive, startOnce }
}

/**
 * Fills a form after hydration, and returns the problems of a kept draft that came back. If a translation or an
 * extension has changed the server's form, React draws a new one, which gets the typed values. After a
 * refused post no draft comes back, because the page shows the posted values, which are newer.
 */
function fillHydrated(
  form: HTMLFormElement,
  start: FormStart,
  rendered = form,
): FieldProblems | undefined {
  if (form !== rendered) writeForm(form, readForm(rendered))
  const isRefused = start.failure !== undefined || Object.values(start.problems).some(Boolean)
  const restored = isRefused ? undefined : withKeptDraft(readForm(form))
  if (restored === undefined) return undefined
  writeForm(form, restored)
  // A test that the centre has stopped offering has no box to tick.
  const isLess = readForm(form).tests.length < restored.tests.length
  return isLess ? { tests: 'tests-unknown' } : {}
}

/**
 * Removes the tests of this page's address from the links to the other languages. Otherwise a test unticked
 * here would be ticked again there. The kept draft carries the ticked tests.
 */
function dropTestsFromLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) link.search = ''
}
