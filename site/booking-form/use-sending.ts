import { useEffect, useRef, useState } from 'react'
import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import { confirmationQuery } from '../../domain/confirmation-link.ts'
import type { Language } from '../../domain/language.ts'
import type { Reference } from '../../domain/reference.ts'
import { addressesIn } from '../routes.ts'
import { attemptKeys, forgetAttempt } from './attempt-key.ts'
import { forgetDraft } from './kept-draft.ts'
import { requestBody, type Sent, sendRequest } from './send-request.ts'

export type Failure = { readonly sent: Exclude<Sent, { kind: 'taken' }> }

/** One request at a time; a failure is a new object each time, so that its alert takes focus. */
export function useSending(language: Language) {
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
    const sent = await sendRequest(request, keyFor(requestBody(request)), language)
    if (sent.kind === 'taken') return confirm(request, sent.reference, language)
    inFlight.current = false
    setIsSending(false)
    setFailure({ sent })
  }
  return { send, isSending, failure, forgetFailure: () => setFailure(undefined) }
}

/** Stays in flight: the page is about to be left, and leaves nothing behind. */
function confirm(
  request: AppointmentRequest,
  reference: Reference | undefined,
  language: Language,
): void {
  forgetDraft()
  forgetAttempt()
  const query = confirmationQuery(reference === undefined ? request : { ...request, reference })
  location.assign(`${addressesIn[language].confirmation}?${query}`)
}
