import { randomBytes } from 'node:crypto'

/** A refusal by the Graph API, before it is put into Meta's body. */
export interface GraphError {
  readonly status: number
  readonly code: number
  readonly message: string
  readonly subcode?: number | undefined
  readonly details?: string | undefined
}

/** The result of a check: the checked value, or Meta's refusal. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: GraphError }

/** The error of Meta's table for `code`, with what is overridden. */
export function graphError(
  code: number,
  override: Partial<Pick<GraphError, 'message' | 'subcode' | 'details'>> = {},
): GraphError {
  const title = titleOf(code)
  const message = code === 190 || code === 0 ? title : `(#${code}) ${title}`
  const details = detailsOfCode.get(code)
  return { status: statusOfCode.get(code) ?? 400, code, message, details, ...override }
}

export function refuse(code: number, details: string): { ok: false; error: GraphError } {
  return { ok: false, error: graphError(code, { details }) }
}

/** Meta's error body (GraphAPIError in its OpenAPI file); JSON leaves out what is undefined. */
export function answerGraphError(error: GraphError): Response {
  const { status, message, code, subcode: error_subcode, details } = error
  const type = 'OAuthException'
  const error_data = details && { messaging_product: 'whatsapp', details }
  const fbtrace_id = `A${randomBytes(16).toString('base64url')}`
  return Response.json(
    { error: { message, type, code, error_subcode, error_data, fbtrace_id } },
    { status },
  )
}

/**
 * The statuses other than 400 of the codes in {@link titles}, from Meta's error table (Cloud API,
 * "Error codes", 12 Dec 2025). A code that is not in `titles` answers 400 too, although Meta
 * answers some with 403 (368, 131005, 131031, 130497), 500 (3, 131057) or 503 (2, 133004). List
 * such a code before a test uses it.
 */
const statusOfCode: ReadonlyMap<number, number> = new Map([
  [0, 401],
  [10, 403],
  [190, 401],
  [200, 403],
  [131000, 500],
  [131016, 500],
  [132001, 404],
])

export function titleOf(code: number): string {
  return titles.get(code) ?? 'Unknown error'
}

/** In the words of Meta's sample; by itself the fake never answers this code. */
const detailsOfCode: ReadonlyMap<number, string> = new Map([
  [130429, 'Cloud API message throughput has been reached.'],
])

/** From the same table: what the fake refuses by itself, and what tests let it refuse or report. */
const titles: ReadonlyMap<number, string> = new Map([
  [0, 'AuthException'],
  [10, 'Application does not have permission for this action'],
  [100, 'Invalid parameter'],
  [190, 'Invalid OAuth access token - Cannot parse access token'],
  [200, 'Permissions error'],
  [130429, 'Rate limit hit'],
  [131000, 'Something went wrong'],
  [131008, 'Required parameter is missing'],
  [131009, 'Parameter value is not valid'],
  [131016, 'Service unavailable'],
  [131021, 'Recipient cannot be sender'],
  [131026, 'Message undeliverable'],
  [131048, 'Spam rate limit hit'],
  [131049, 'Meta chose not to deliver'],
  [131051, 'Unsupported message type'],
  [132000, 'Number of parameters does not match the expected number of params'],
  [132001, 'Template name does not exist in the translation'],
  [132005, 'Translated text too long'],
  [132015, 'Template is paused'],
  [132018, "There's an issue with the parameters in your template"],
  [133010, 'Phone number not registered'],
])
