import { useEffect, useRef, useState } from 'react'
import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import { confirmationQuery } from '../../domain/confirmation-link.ts'
import type { Language } from '../../domain/language.ts'
import { parseReference, type Reference } from '../../domain/reference.ts'
import { addressesIn, sendWhatsAppAddress } from '../routes.ts'
import { attemptKeys, forgetAttempt, forgetDraft } from './session-storage.ts'
import { textOf } from './text-of.ts'

/** On 2G an answer can take long. After this the visitor sees an alert and loses nothing typed. */
const sendTimeoutMs = 30_000

/** Why a request was not taken. */
export type RequestFailure =
  /** The server refused it, with its own sentence where it gave one. */
  | { readonly kind: 'refused'; readonly error: string | undefined }
  /** No answer came: offline, cut off or timed out. */
  | { readonly kind: 'unanswered' }

type SendResult =
  | { readonly kind: 'taken'; readonly reference: Reference | undefined }
  | RequestFailure

/**
 * Sends one request at a time. Each failure is a new object, so that its alert takes the focus
 * again.
 */
export function useSending(language: Language) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<RequestFailure>()
  const [sentAs, setSentAs] = useState<string>()
  const inFlight = useRef(false)
  const [keyFor] = useState(() => attemptKeys(language))

  // When the visitor goes back, the browser may show the page as it was left: while sending.
  useEffect(() => {
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      setSentAs(referenceOfEntry())
      if (!persisted) return
      inFlight.current = false
      setIsSending(false)
    }
    setSentAs(referenceOfEntry())
    addEventListener('pageshow', showAgain)
    return () => removeEventListener('pageshow', showAgain)
  }, [])

  async function send(request: AppointmentRequest): Promise<void> {
    if (inFlight.current) return
    inFlight.current = true
    setIsSending(true)
    const sent = await sendRequest(request, keyFor(requestBody(request)), language)
    setFailure(sent.kind === 'taken' ? undefined : sent)
    if (sent.kind === 'taken') {
      setSentAs(sent.reference ?? '')
      return confirm(request, sent.reference, language)
    }
    inFlight.current = false
    setIsSending(false)
  }
  /** Drops the failure and the reference of a request, once its form was changed. */
  const forget = () => {
    setFailure(undefined)
    if (sentAs !== undefined) history.replaceState(null, '')
    setSentAs(undefined)
  }
  return { send, isSending, failure, sentAs, forget }
}

/**
 * Opens the confirmation page and forgets the draft; the entry in the tab's history keeps the
 * reference, to be shown to who goes back. The form stays in the sending state, because
 * the browser is about to leave this page.
 */
function confirm(
  request: AppointmentRequest,
  reference: Reference | undefined,
  language: Language,
): void {
  forgetDraft()
  forgetAttempt()
  const query = confirmationQuery(reference === undefined ? request : { ...request, reference })
  history.replaceState({ sentAs: reference ?? '' }, '')
  // The network may die before the next page comes: who goes back then sees the reference first.
  history.scrollRestoration = 'manual'
  location.assign(`${addressesIn[language].confirmation}?${query}`)
}

/**
 * The reference under which the form was sent when this entry of the tab's history was left. No
 * other entry has it.
 */
export function referenceOfEntry(): string | undefined {
  return textOf(history.state, 'sentAs')
}

/**
 * The one call the browser makes (spec, point 7). It is never retried automatically; the key makes
 * sending the same request again harmless. The language is the page's: the server answers in it,
 * and reception calls in it.
 */
async function sendRequest(
  request: AppointmentRequest,
  key: string,
  language: Language,
): Promise<SendResult> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), sendTimeoutMs)
  try {
    const response = await fetch(sendWhatsAppAddress, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-language': language,
        'idempotency-key': key,
      },
      body: requestBody(request),
      signal: timeout.signal,
    })
    if (response.ok)
      return { kind: 'taken', reference: parseReference(await textField(response, 'reference')) }
    // An empty sentence is none: the form then has one of its own.
    return { kind: 'refused', error: (await textField(response, 'error')) || undefined }
  } catch {
    return { kind: 'unanswered' }
  } finally {
    clearTimeout(timer)
  }
}

/** The body of the call, with the fields in the order of the specification. */
function requestBody(request: AppointmentRequest): string {
  const { name, phone, email, date, time, tests, additionalInfo } = request
  return JSON.stringify({ name, phone, email, date, time, tests, additionalInfo })
}

/** A body that is not JSON is no error here: any OK answer is a success, whatever its body. */
async function textField(response: Response, field: string): Promise<string> {
  try {
    return textOf(await response.json(), field) ?? ''
  } catch {
    return ''
  }
}
