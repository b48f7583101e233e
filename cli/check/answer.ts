import type { z } from 'zod'
import { type Answer, callProvider } from '../../server/providers/http-call.ts'
import { isOk } from '../../server/providers/http-failure.ts'

interface Answered {
  readonly kind: 'answered'
  readonly body: unknown
  readonly headers: Headers
}

/** No answer of the provider's came; `code` is the network's. */
interface Unreachable {
  readonly kind: 'unreachable'
  readonly code: string
}

/** A provider's answer to a question, or what it says where it refuses. */
export type ProviderAnswer<Refusal> = Answered | Refusal | Unreachable

/** Timeout of one question: a slower provider would not deliver a message either. */
const timeoutMs = 10_000

/** @param refusalOf undefined for what is no answer of the provider's, but of a program in between */
export async function askProvider<Refusal>(
  address: string,
  authorization: string,
  refusalOf: (answer: Answer) => Refusal | undefined,
): Promise<ProviderAnswer<Refusal>> {
  const call = { method: 'GET', address, headers: { authorization } } as const
  const answer = await callProvider(call, AbortSignal.timeout(timeoutMs))
  if ('kind' in answer) return { kind: 'unreachable', code: answer.code }
  const { status, body, headers } = answer
  if (isOk(status)) return { kind: 'answered', body, headers }
  return refusalOf(answer) ?? { kind: 'unreachable', code: `http-${status}` }
}

/** What was answered, where it has this shape. */
export function bodyOf<Shape extends z.ZodType>(
  answer: { readonly kind: string; readonly body?: unknown },
  shape: Shape,
): z.output<Shape> | undefined {
  return answer.kind === 'answered' ? shape.safeParse(answer.body).data : undefined
}
