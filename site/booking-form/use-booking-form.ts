import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  type AppointmentDraft,
  checkRequest,
  type FieldProblems,
  type RequiredField,
  stillNeeded,
} from '../../domain/appointment-request.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { asSent, emptyForm, type TypedForm } from '../../domain/typed-form.ts'
import { forgetAttempt } from './attempt-key.ts'
import type { FormStart, FormWords } from './form-start.ts'
import { fillGaps, forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { leaveTestsToDraft } from './language-links.ts'
import { readForm } from './read-form.ts'
import { type Failure, useSending } from './use-sending.ts'
import { writeForm } from './write-form.ts'

/** Slots pass with the clock; a form left open notices within this time. */
const clockTickMs = 30_000

/** What became of the draft this tab keeps; told to who would wonder. */
export type DraftEvent = 'restored' | 'cleared'

export interface BookingForm {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** As it would be sent. */
  readonly draft: AppointmentDraft
  readonly isForFamily: boolean
  readonly nowMs: number
  readonly needed: readonly RequiredField[]
  /** False on the server and until hydrated: the form then posts itself. */
  readonly isLive: boolean
  readonly isSending: boolean
  readonly problems: FieldProblems
  readonly failure: Failure | undefined
  readonly draftEvent: DraftEvent | undefined
  /** Reads the form again after anything in it changed, and keeps it for this tab. */
  readonly changed: () => void
  /** Fills in for the visitor, as if typed. */
  readonly fill: (typed: Partial<TypedForm>) => void
  readonly clear: () => void
  readonly submit: (event: FormEvent) => void
}

export function useBookingForm(
  start: FormStart,
  hours: OpeningHours,
  { booking, lang }: FormWords,
): BookingForm {
  const familyLine = booking.family.line
  const formRef = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(start.draft)
  const [nowMs, setNowMs] = useState(start.renderedAtMs)
  const [problems, setProblems] = useState(start.problems)
  const [draftEvent, setDraftEvent] = useState<DraftEvent>()
  const { send, isSending, failure, forgetFailure } = useSending(lang)

  const refresh = useCallback(() => {
    if (formRef.current !== null) setTyped(readForm(formRef.current))
    setNowMs(Date.now())
  }, [])
  const isLive = useLife(() => {
    if (formRef.current !== null && restoreDraft(formRef.current, start)) setDraftEvent('restored')
    refresh()
  }, setNowMs)

  const changed = () => {
    if (formRef.current !== null) keepDraft(readForm(formRef.current))
    leaveTestsToDraft()
    setDraftEvent(undefined)
    refresh()
  }
  const fill = (values: Partial<TypedForm>) => {
    if (formRef.current !== null) writeForm(formRef.current, values)
    changed()
  }
  const clear = () => {
    fill(emptyForm)
    forgetDraft()
    forgetAttempt()
    setProblems({})
    forgetFailure()
    setDraftEvent('cleared')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (formRef.current === null) return
    const sent = readForm(formRef.current)
    keepDraft(sent)
    const checked = checkRequest(asSent(sent, familyLine), { nowMs: Date.now(), hours })
    setProblems(checked.ok ? {} : checked.problems)
    if (checked.ok) void send(checked.request)
  }

  const draft = asSent(typed, familyLine)
  const needed = stillNeeded(draft, { nowMs, hours })
  const { isForFamily } = typed
  const seen = { draft, isForFamily, nowMs, needed, isLive, isSending, problems, failure }
  return { formRef, ...seen, draftEvent, changed, fill, clear, submit }
}

/** Hydrated, with a clock; `begin` runs once, when there is a form to look at. */
function useLife(begin: () => void, tick: (nowMs: number) => void): boolean {
  const [isLive, setIsLive] = useState(false)
  const first = useRef(begin)
  useEffect(() => {
    setIsLive(true)
    first.current()
    const clock = setInterval(() => tick(Date.now()), clockTickMs)
    return () => clearInterval(clock)
  }, [tick])
  return isLive
}

/** A form that came back refused shows what was posted, and that is the newest there is. */
function restoreDraft(form: HTMLFormElement, start: FormStart): boolean {
  const isRefused = start.failure !== undefined || Object.values(start.problems).some(Boolean)
  const kept = isRefused ? undefined : keptDraft()
  if (kept === undefined) return false
  writeForm(form, fillGaps(readForm(form), kept))
  return true
}
