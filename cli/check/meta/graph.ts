import { z } from 'zod'
import type { Answer } from '../../../server/providers/http-call.ts'
import type { WhatsAppConfig } from '../../../server/providers/whatsapp-cloud/settings.ts'
import { askProvider, type ProviderAnswer } from '../answer.ts'

/** Reading from Meta's Graph API; each address is asked once. */
export interface Graph {
  readonly config: WhatsAppConfig
  /**
   * @param path without the version, such as `debug_token?input_token=…`
   * @param token instead of the configured one
   */
  get(path: string, token?: string): Promise<GraphAnswer>
  /** Fields of the configured number. */
  number(fields: string): Promise<GraphAnswer>
}

export type GraphAnswer = ProviderAnswer<GraphRefusal>

export interface GraphRefusal {
  readonly kind: 'refused'
  readonly code: number
  readonly subcode: number | undefined
  /** English; read only for names of types and parameters, never shown. */
  readonly message: string
}

export function createGraph(config: WhatsAppConfig): Graph {
  const base = `${config.apiUrl}/${config.apiVersion}`
  const asked = new Map<string, Promise<GraphAnswer>>()
  function get(path: string, token = config.accessToken) {
    const key = `${token} ${path}`
    const answer = asked.get(key) ?? askProvider(`${base}/${path}`, `Bearer ${token}`, refusalOf)
    asked.set(key, answer)
    return answer
  }
  return { config, get, number: (fields) => get(`${config.phoneNumberId}?fields=${fields}`) }
}

const refusal = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.number().optional(),
    message: z.string().catch(''),
  }),
})

function refusalOf({ body }: Answer): GraphRefusal | undefined {
  const { data } = refusal.safeParse(body)
  if (data === undefined) return undefined
  const { code, error_subcode: subcode, message } = data.error
  return { kind: 'refused', code, subcode, message }
}

/**
 * Whether the check of the token has said all there is to say: nothing else can be asked of Meta
 * without a connection and a token that it takes.
 */
export function isSaidOfToken(answer: GraphAnswer): boolean {
  return answer.kind === 'unreachable' || (answer.kind === 'refused' && isTokenRefused(answer))
}

/** No token, or one that is invalid or has expired. */
export function isTokenRefused({ code }: GraphRefusal): boolean {
  return code === 0 || code === 102 || code === 190
}
