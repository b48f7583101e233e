import { knownError } from './error-catalogue.ts'

/** A refusal by the Graph API, before it is put into Meta's body. */
export interface GraphError {
  /** HTTP status. */
  readonly status: number
  readonly code: number
  readonly message: string
  readonly type: string
  readonly subcode?: number | undefined
  readonly details?: string | undefined
  readonly isTransient?: boolean | undefined
}

/** What a check yields: the checked value, or Meta's refusal. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: GraphError }

type GraphErrorOverride = { readonly [K in keyof GraphError]?: GraphError[K] | undefined }

/** The error Meta's table gives for `code`, with what is overridden. */
export function graphError(code: number, override: GraphErrorOverride = {}): GraphError {
  const { status, title, details } = knownError(code)
  const stated = Object.entries(override).filter(([, value]) => value !== undefined)
  return {
    status,
    code,
    message: code === 190 || code === 0 ? title : `(#${code}) ${title}`,
    type: 'OAuthException',
    details,
    ...Object.fromEntries(stated),
  }
}

export function refuse(code: number, details?: string): { ok: false; error: GraphError } {
  return { ok: false, error: graphError(code, { details }) }
}

/** Meta's error body (GraphAPIError in its OpenAPI file). */
export function graphErrorBody(error: GraphError, fbtraceId: string) {
  return {
    error: {
      message: error.message,
      type: error.type,
      code: error.code,
      ...(error.subcode === undefined ? {} : { error_subcode: error.subcode }),
      ...(error.details === undefined
        ? {}
        : { error_data: { messaging_product: 'whatsapp', details: error.details } }),
      ...(error.isTransient === undefined ? {} : { is_transient: error.isTransient }),
      fbtrace_id: fbtraceId,
    },
  }
}
