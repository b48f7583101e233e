import { randomBytes } from 'node:crypto'

/** A refusal by the Graph API, before it is put into Meta's body. */
export interface GraphError {
  readonly status: number
  readonly code: number
  readonly message: string
  readonly subcode?: number | undefined
  readonly details?: string | undefined
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: GraphError }

/** The error of Meta's table for `code`, with what is overridden. */
export function graphError(
  code: number,
  override: Partial<Pick<GraphError, 'message' | 'subcode' | 'details'>> = {},
): GraphError {
  const { title, status = 400, details }: ListedError = listedErrors.get(code) ?? unknownError
  const message = code === 190 || code === 0 ? title : `(#${code}) ${title}`
  return { status, code, message, details, ...override }
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

interface ListedError {
  readonly title: string
  readonly status?: number
  /** In the words of Meta's sample. */
  readonly details?: string
}

const unknownError = { title: 'Unknown error' }

/**
 * What the fake refuses by itself, and what tests let it refuse, from Meta's error table (Cloud API,
 * "Error codes", 12 Dec 2025). List a code before a test uses it, because Meta answers some others with 403
 * (368, 131005, 131031, 130497), 500 (3, 131057) or 503 (2, 133004).
 */
const listedErrors: ReadonlyMap<number, ListedError> = new Map([
  [0, { title: 'AuthException', status: 401 }],
  [10, { title: 'Application does not have permission for this action', status: 403 }],
  [100, { title: 'Invalid parameter' }],
  [190, { title: 'Invalid OAuth access token - Cannot parse access token', status: 401 }],
  [200, { title: 'Permissions error', status: 403 }],
  [130429, { title: 'Rate limit hit', details: 'Cloud API message throughput has been reached.' }],
  [131000, { title: 'Something went wrong', status: 500 }],
  [131008, { title: 'Required parameter is missing' }],
  [131009, { title: 'Parameter value is not valid' }],
  [131016, { title: 'Service unavailable', status: 500 }],
  [131026, { title: 'Message undeliverable' }],
  [131048, { title: 'Spam rate limit hit' }],
  [131049, { title: 'Meta chose not to deliver' }],
  [131051, { title: 'Unsupported message type' }],
  [132000, { title: 'Number of parameters does not match the expected number of params' }],
  [132001, { title: 'Template name does not exist in the translation', status: 404 }],
  [132005, { title: 'Translated text too long' }],
  [132015, { title: 'Template is paused' }],
  [132018, { title: "There's an issue with the parameters in your template" }],
  [133010, { title: 'Phone number not registered' }],
])
