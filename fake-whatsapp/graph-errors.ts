import { randomBytes } from 'node:crypto'

/** A refusal by the Graph API, before it is put into Meta's body. */
export interface GraphError {
  /** HTTP status. */
  readonly status: number
  readonly code: number
  readonly message: string
  readonly type: string
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
  override: Partial<Omit<GraphError, 'code' | 'status'>> = {},
): GraphError {
  const { status, title, details } = knownError(code)
  const message = code === 190 || code === 0 ? title : `(#${code}) ${title}`
  return { status, code, message, type: 'OAuthException', details, ...override }
}

export function refuse(code: number, details: string): { ok: false; error: GraphError } {
  return { ok: false, error: graphError(code, { details }) }
}

/** Meta's error body (GraphAPIError in its OpenAPI file); JSON leaves out what is undefined. */
export function answerGraphError(error: GraphError): Response {
  const { message, type, code, subcode: error_subcode, details } = error
  const error_data = details && { messaging_product: 'whatsapp', details }
  const fbtrace_id = `A${randomBytes(16).toString('base64url')}`
  return Response.json(
    { error: { message, type, code, error_subcode, error_data, fbtrace_id } },
    { status: error.status },
  )
}

interface KnownError {
  readonly status: number
  readonly title: string
  readonly details?: string
}

export function knownError(code: number): KnownError {
  return knownErrors.get(code) ?? { status: 400, title: 'Unknown error' }
}

/**
 * Titles and HTTP statuses of Meta's error table (Cloud API, "Error codes", 12 Dec 2025): what a
 * send of a template may meet. Codes not listed answer 400, as most of the table does.
 */
const knownErrors = new Map<number, KnownError>([
  [0, { status: 401, title: 'AuthException' }],
  [2, { status: 503, title: 'API Service' }],
  [3, { status: 500, title: 'API Method' }],
  [4, { status: 400, title: 'Application request limit reached' }],
  [10, { status: 403, title: 'Application does not have permission for this action' }],
  [100, { status: 400, title: 'Invalid parameter' }],
  [190, { status: 401, title: 'Invalid OAuth access token - Cannot parse access token' }],
  [200, { status: 403, title: 'Permissions error' }],
  [368, { status: 403, title: 'Temporarily blocked for policies violations' }],
  [80007, { status: 400, title: 'Rate limit issues' }],
  [
    130429,
    {
      status: 400,
      title: 'Rate limit hit',
      details: 'Cloud API message throughput has been reached.',
    },
  ],
  [131000, { status: 500, title: 'Something went wrong' }],
  [131005, { status: 403, title: 'Access denied' }],
  [131008, { status: 400, title: 'Required parameter is missing' }],
  [131009, { status: 400, title: 'Parameter value is not valid' }],
  [131016, { status: 500, title: 'Service unavailable' }],
  [131021, { status: 400, title: 'Recipient cannot be sender' }],
  [131026, { status: 400, title: 'Message undeliverable' }],
  [131031, { status: 403, title: 'Account has been locked' }],
  [131030, { status: 400, title: 'Recipient phone number not in allowed list' }],
  [131042, { status: 400, title: 'Business eligibility payment issue' }],
  [131048, { status: 400, title: 'Spam rate limit hit' }],
  [131049, { status: 400, title: 'Meta chose not to deliver' }],
  [131051, { status: 400, title: 'Unsupported message type' }],
  [131056, { status: 400, title: '(Business Account, Consumer Account) pair rate limit hit' }],
  [
    131058,
    { status: 400, title: 'Hello World templates can only be sent from the Public Test Numbers' },
  ],
  [131057, { status: 500, title: 'Account in maintenance mode' }],
  [
    132000,
    { status: 400, title: 'Number of parameters does not match the expected number of params' },
  ],
  [132001, { status: 404, title: 'Template name does not exist in the translation' }],
  [132005, { status: 400, title: 'Translated text too long' }],
  [132015, { status: 400, title: 'Template is paused' }],
  [132016, { status: 400, title: 'Template is disabled' }],
  [132018, { status: 400, title: "There's an issue with the parameters in your template" }],
  [133004, { status: 503, title: 'Server temporarily unavailable' }],
  [133010, { status: 400, title: 'Phone number not registered' }],
])
