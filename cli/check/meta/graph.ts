import { z } from 'zod'
import { callProvider, type HttpAnswer, isOk } from '../../../server/providers/http-call.ts'
import type { WhatsAppConfig } from '../../../server/providers/whatsapp-cloud/settings.ts'
import type { Finding } from '../finding.ts'
import { judge, type Table } from '../judge.ts'

export type Graph = ReturnType<typeof createGraph>

export type GraphAnswer =
  | { readonly kind: 'answered'; readonly body: unknown; readonly headers: Headers }
  | GraphRefusal
  /** Meta did not answer. `code` is the network's error, or `http-502` if another program answered in Meta's place. */
  | { readonly kind: 'unreachable'; readonly code: string }

export interface GraphRefusal {
  readonly kind: 'refused'
  readonly code: number
  readonly subcode: number | undefined
  /** Meta's English text. The check looks in it for names of types and parameters, and never shows it. */
  readonly message: string
}

/** Reads from Meta's Graph API. It asks for each address once, and keeps the answer. */
export function createGraph(config: WhatsAppConfig) {
  const base = `${config.apiUrl}/${config.apiVersion}`
  const asked = new Map<string, Promise<GraphAnswer>>()
  /**
   * @param path without the version, such as `debug_token?input_token=…`
   * @param token instead of the configured one
   */
  function get(path: string, token = config.accessToken) {
    return asked.getOrInsertComputed(path, () => read(`${base}/${path}`, `Bearer ${token}`))
  }
  const number = (fields: string) => get(`${config.phoneNumberId}?fields=${fields}`)
  return { config, get, number }
}

async function read(address: string, authorization: string): Promise<GraphAnswer> {
  const call = { method: 'GET', address, headers: { authorization } } as const
  // The call ends after the time that a send may take.
  const answer = await callProvider(call, new AbortController().signal)
  if ('kind' in answer) return { kind: 'unreachable', code: answer.code }
  const { status, body, headers } = answer
  if (isOk(status)) return { kind: 'answered', body, headers }
  return refusalOf(answer) ?? { kind: 'unreachable', code: `http-${status}` }
}

const refusal = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.number().optional(),
    message: z.string().catch(''),
  }),
})

/** Meta's refusal; undefined if the answer has another shape, because a proxy answered in Meta's place. */
function refusalOf({ body }: HttpAnswer): GraphRefusal | undefined {
  const { data } = refusal.safeParse(body)
  if (data === undefined) return undefined
  const { code, error_subcode: subcode, message } = data.error
  return { kind: 'refused', code, subcode, message }
}

export interface MetaQuestion<Facts> extends Table<Facts> {
  readonly shape: z.ZodType<Facts>
  /** The findings for an answer that cannot be read: a refusal, or another shape. */
  readonly unread?: (answer: GraphAnswer) => readonly Finding[]
}

/** The findings about an answer; none if the check of the token already reports the cause. */
export function findingsOf<Facts>(question: MetaQuestion<Facts>, answer: GraphAnswer): Finding[] {
  return isReportedByTokenCheck(answer) ? [] : everyFindingOf(question, answer)
}

export function everyFindingOf<Facts>(
  question: MetaQuestion<Facts>,
  answer: GraphAnswer,
): Finding[] {
  const facts = bodyOf(answer, question.shape)
  return facts === undefined ? [...(question.unread?.(answer) ?? [])] : judge(question, facts)
}

/** The body of the answer; undefined if it has another shape. */
export function bodyOf<Facts>(answer: GraphAnswer, shape: z.ZodType<Facts>): Facts | undefined {
  return answer.kind === 'answered' ? shape.safeParse(answer.body).data : undefined
}

/** Whether the cause is left to the check of the token: there is no connection, or Meta refuses the token. */
export function isReportedByTokenCheck(answer: GraphAnswer): boolean {
  return answer.kind === 'unreachable' || (answer.kind === 'refused' && isTokenRefused(answer))
}

/** Whether the token is missing, invalid or expired. */
export function isTokenRefused({ code }: GraphRefusal): boolean {
  return code === 0 || code === 102 || code === 190
}
