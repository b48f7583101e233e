import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import {
  type AppointmentDraft,
  type AppointmentRequest,
  checkRequest,
  type FieldProblems,
  type RequiredField,
  stillNeeded,
} from '../../domain/appointment-request.ts'
import { confirmationQuery } from '../../domain/confirmation-link.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { addresses } from '../routes.ts'
import { attemptKeys } from './attempt-key.ts'
import type { FormStart } from './form-start.ts'
import { readForm } from './read-form.ts'
import { requestBody, type Sent, sendRequest } from './send-request.ts'

/** Slots pass with the clock; a form left open notices within this time. */
const clockTickMs = 30_000

export type Failure = { readonly sent: Exclude<Sent, { kind: 'taken' }> }

export interface BookingForm {
  readonly formRef: React.RefObject<HTMLFormElement | null>
  readonly draft: AppointmentDraft
  readonly nowMs: number
  readonly needed: readonly RequiredField[]
  /** False on the server and until hydrated: the form then posts itself. */
  readonly isLive: boolean
  readonly isSending: boolean
  readonly problems: FieldProblems
  /** A new object for each failed attempt, so that the alert takes focus each time. */
  readonly failure: Failure | undefined
  /** Reads the form again after anything in it changed. */
  readonly refresh: () => void
  readonly submit: (event: FormEvent) => void
}

export function useBookingForm(start: FormStart, hours: OpeningHours): BookingForm {
  const formRef = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(start.draft)
  const [nowMs, setNowMs] = useState(start.renderedAtMs)
  const [isLive, setIsLive] = useState(false)
  const [problems, setProblems] = useState(start.problems)

  const refresh = useCallback(() => {
    if (formRef.current !== null) setDraft(readForm(formRef.current))
    setNowMs(Date.now())
  }, [])
  useEffect(() => {
    setIsLive(true)
    refresh()
    const clock = setInterval(() => setNowMs(Date.now()), clockTickMs)
    return () => clearInterval(clock)
  }, [refresh])

  const { send, isSending, failure } = useSending()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (formRef.current === null) return
    const checked = checkRequest(readForm(formRef.current), { nowMs: Date.now(), hours })
    setProblems(checked.ok ? {} : checked.problems)
    if (checked.ok) void send(checked.request)
  }

  const needed = stillNeeded(draft, { nowMs, hours })
  return { formRef, draft, nowMs, needed, isLive, isSending, problems, failure, refresh, submit }
}

function useSending() {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const inFlight = useRef(false)
  const [keyFor] = useState(attemptKeys)

  // The browser may bring the page back as it was left, in flight, when the visitor goes back.
  useEffect(() => {
    const land = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      inFlight.current = false
      setIsSending(false)
    }
    addEventListener('pageshow', land)
    return () => removeEventListener('pageshow', land)
  }, [])

  async function send(request: AppointmentRequest): Promise<void> {
    if (inFlight.current) return
    inFlight.current = true
    setIsSending(true)
    setFailure(undefined)
    const sent = await sendRequest(request, keyFor(requestBody(request)))
    if (sent.kind === 'taken') return confirm(request, sent.reference)
    inFlight.current = false
    setIsSending(false)
    setFailure({ sent })
  }
  return { send, isSending, failure }
}

/** Stays in flight: the page is about to be left. */
function confirm(request: AppointmentRequest, reference: `#SID${string}` | undefined): void {
  const query = confirmationQuery(reference === undefined ? request : { ...request, reference })
  location.assign(`${addresses.confirmation}?${query}`)
}
