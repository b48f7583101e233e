import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../domain/language.ts'
import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import { confirmationQuery } from '../../domain/request/confirmation-link.ts'
import { parseReference, type Reference } from '../../domain/request/reference.ts'
import { addressesIn, sendWhatsAppAddress } from '../routes.ts'
import { attemptKeys, forgetDraft } from './session-storage.ts'
import { textProperty } from './text-property.ts'

/** On 2G an answer can take long. After this time the visitor sees an alert, and keeps what was typed. */
const sendTimeoutMs = 30_000

/** Why a request got no OK. It may be stored all the same. `alerts.tsx` has the text for each case. */
export type RequestFailure =
  /** The answer was not OK. `error` is the server's sentence, if it gave one. */
  | { readonly kind: 'refused'; readonly error: string | undefined; readonly mayBeStored: boolean }
  /** No answer came: offline, cut off or timed out. */
  | { readonly kind: 'unanswered' }

type SendResult =
  | { readonly kind: 'taken'; readonly reference: Reference | undefined }
  | RequestFailure

/** Sends one request at a time. Each failure is a new object, so that its alert takes the focus again. */
export function useSending(language: Language) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<RequestFailure>()
  const [sentAs, setSentAs] = useState<string>()
  const inFlight = useRef(false)
  const [keyFor] = useState(() => attemptKeys(language))

  // After Back, the browser may restore the page with `isSending` still true. This resets it.
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
    const body = requestBody(request)
    const sent = await sendBody(body, keyFor(body), language)
    setFailure(sent.kind === 'taken' ? undefined : sent)
    if (sent.kind === 'taken') {
      setSentAs(sent.reference ?? '')
      return confirm(request, sent.reference, language)
    }
    inFlight.current = false
    setIsSending(false)
  }
  /** Drops the failure and the reference of the last request after the form was changed. */
  const forget = () => {
    setFailure(undefined)
    if (referenceOfEntry() !== undefined) history.replaceState(null, '')
    setSentAs(undefined)
  }
  return { send, isSending, failure, sentAs, forget }
}

/**
 * Opens the confirmation page and forgets the draft. The tab's history keeps the reference, which the form
 * shows after Back. The form stays in the sending state, because the browser is about to leave this page.
 */
function confirm(
  request: AppointmentRequest,
  reference: Reference | undefined,
  language: Language,
): void {
  forgetDraft()
  const query = confirmationQuery(reference === undefined ? request : { ...request, reference })
  history.replaceState({ sentAs: reference ?? '' }, '')
  // After Back, the form scrolls to the reference, not to where the page was left.
  history.scrollRestoration = 'manual'
  location.assign(`${addressesIn[language].confirmation}?${query}`)
}

/**
 * The reference of the request that was sent from this entry of the tab's history. Empty if the server
 * named none, undefined if nothing was sent from this entry.
 */
export function referenceOfEntry(): string | undefined {
  return textProperty(history.state, 'sentAs')
}

/**
 * The one call the browser makes (spec, point 7). It is never retried automatically. The key makes it harmless to send
 * the same request again, because server/intake/accept-request.ts answers a known key as it did the first time. The
 * server answers, and reception calls, in the language of the page.
 */
async function sendBody(body: string, key: string, language: Language): Promise<SendResult> {
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
      body,
      signal: timeout.signal,
    })
    if (response.ok)
      return { kind: 'taken', reference: parseReference(await textField(response, 'reference')) }
    // Without a sentence of the server, the form shows its own.
    const error = (await textField(response, 'error')) || undefined
    // A 5xx of a proxy or of the server does not say whether the request was stored before the failure.
    return { kind: 'refused', error, mayBeStored: response.status >= 500 }
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

/** Empty if the body is not JSON with this field, because any OK answer is a success, whatever its body. */
async function textField(response: Response, field: string): Promise<string> {
  try {
    return textProperty(await response.json(), field)?.trim() ?? ''
  } catch {
    return ''
  }
}
