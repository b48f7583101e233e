import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import type { Language } from '../../domain/language.ts'
import { parseReference, type Reference } from '../../domain/reference.ts'
import { sendWhatsAppAddress } from '../routes.ts'

/** On 2G an answer can take long; past this the visitor is told and keeps everything typed. */
const sendTimeoutMs = 30_000

export type Sent =
  | { readonly kind: 'taken'; readonly reference: Reference | undefined }
  /** Refused; with the server's own sentence where it gave one. */
  | { readonly kind: 'refused'; readonly error: string | undefined }
  /** No answer came: offline, cut off or timed out. */
  | { readonly kind: 'unanswered' }

/**
 * The one call the browser makes (spec, point 7). Never repeated by itself; the key makes sending
 * the same request again harmless. The language is that of the page: the answer is given in it, and
 * reception calls in it.
 */
export async function sendRequest(
  request: AppointmentRequest,
  key: string,
  language: Language,
): Promise<Sent> {
  try {
    const response = await fetch(sendWhatsAppAddress, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-language': language,
        'idempotency-key': key,
      },
      body: requestBody(request),
      signal: AbortSignal.timeout(sendTimeoutMs),
    })
    if (response.ok) return { kind: 'taken', reference: await referenceIn(response) }
    return { kind: 'refused', error: await errorIn(response) }
  } catch {
    return { kind: 'unanswered' }
  }
}

/** The body of the call, field for field as the specification has it. */
export function requestBody(request: AppointmentRequest): string {
  const { name, phone, email, date, time, tests, additionalInfo } = request
  return JSON.stringify({ name, phone, email, date, time, tests, additionalInfo })
}

async function referenceIn(response: Response): Promise<Reference | undefined> {
  const text = await textField(response, 'reference')
  return text === undefined ? undefined : parseReference(text)
}

async function errorIn(response: Response): Promise<string | undefined> {
  return (await textField(response, 'error')) || undefined
}

/** Any OK is success whatever its body, so a body that is no JSON is no failure here. */
async function textField(response: Response, field: string): Promise<string | undefined> {
  try {
    const body: unknown = await response.json()
    const value = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
