import { z } from 'zod'
import { callProvider } from '../../../server/providers/http-call.ts'
import { isOk } from '../../../server/providers/http-failure.ts'
import type { WhatsAppConfig } from '../../../server/providers/whatsapp-cloud/settings.ts'

/** Reading from Meta's Graph API; each address is asked once. */
export interface Graph {
  /**
   * @param path without the version, such as `debug_token?input_token=…`
   * @param token instead of the configured one
   */
  get(path: string, token?: string): Promise<GraphAnswer>
}

export type GraphAnswer =
  | { readonly kind: 'answered'; readonly body: unknown; readonly headers: Headers }
  | GraphRefusal
  /** No answer of Meta's came; `code` is the network's. */
  | { readonly kind: 'unreachable'; readonly code: string }

export interface GraphRefusal {
  readonly kind: 'refused'
  readonly code: number
  readonly subcode: number | undefined
  /** English; read only for names of types and parameters, never shown. */
  readonly message: string
}

/** Timeout of one question: a slower provider would not deliver a message either. */
const timeoutMs = 10_000

export function createGraph(config: WhatsAppConfig): Graph {
  const base = `${config.apiUrl}/${config.apiVersion}`
  const asked = new Map<string, Promise<GraphAnswer>>()
  return {
    get(path, token = config.accessToken) {
      const key = `${token} ${path}`
      const answer = asked.get(key) ?? ask(`${base}/${path}`, token)
      asked.set(key, answer)
      return answer
    },
  }
}

const refusal = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.number().optional(),
    message: z.string().catch(''),
  }),
})

async function ask(address: string, token: string): Promise<GraphAnswer> {
  const headers = { authorization: `Bearer ${token}` }
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await callProvider({ method: 'GET', address, headers }, signal)
  if ('kind' in answer) return { kind: 'unreachable', code: answer.code }
  const { status, body, headers: answered } = answer
  if (isOk(status)) return { kind: 'answered', body, headers: answered }
  const refused = refusal.safeParse(body)
  if (!refused.success) return { kind: 'unreachable', code: `http-${status}` }
  const { code, error_subcode: subcode, message } = refused.data.error
  return { kind: 'refused', code, subcode, message }
}

/**
 * Whether the check of the token has said all there is to say: nothing else can be asked of Meta
 * without a connection and a token that it takes.
 */
export function isSaidOfToken(
  answer: GraphRefusal | { readonly kind: 'answered' | 'unreachable' },
): boolean {
  return answer.kind === 'unreachable' || (answer.kind === 'refused' && isTokenRefused(answer))
}

/** No token, or one that is invalid or has expired. */
export function isTokenRefused({ code }: GraphRefusal): boolean {
  return code === 0 || code === 102 || code === 190
}
