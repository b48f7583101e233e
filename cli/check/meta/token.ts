import { z } from 'zod'
import { delhiDate } from '../../../domain/delhi-time.ts'
import { bodyOf } from '../answer.ts'
import type { CheckContext } from '../context.ts'
import { type Fault, type Finding, note, ok, problem } from '../finding.ts'
import type { Graph, GraphAnswer } from './graph.ts'
import { faultOf, newToken } from './refusals.ts'

const about = 'WhatsApp token'

const dayMs = 86_400_000

/** A token that ends sooner leaves no time to replace it calmly. */
const leastDaysLeft = 14

/**
 * The answer of `debug_token` ("Access Token Debugger"): `expires_at` in seconds, 0 for never.
 * `target_ids` are absent where a permission holds for every account of the business.
 */
const tokenAnswer = z.object({
  data: z.object({
    is_valid: z.boolean(),
    type: z.string().catch(''),
    app_id: z.string().optional(),
    expires_at: z.number().catch(0),
    scopes: z.array(z.string()).catch([]),
    granular_scopes: z
      .array(z.object({ scope: z.string(), target_ids: z.array(z.string()).catch([]) }))
      .catch([]),
    error: z.object({ code: z.number(), subcode: z.number().optional() }).optional(),
  }),
})

type TokenFacts = z.output<typeof tokenAnswer>['data']

/** The configured token, asked about with itself. */
export async function readToken({ config, get }: Graph): Promise<GraphAnswer> {
  return await get(`debug_token?input_token=${encodeURIComponent(config.accessToken)}`)
}

export function tokenFacts(answer: GraphAnswer): TokenFacts | undefined {
  return bodyOf(answer, tokenAnswer)?.data
}

/** Whose token it is, until when it is valid, and what it permits. */
export async function checkToken({ graph, now }: CheckContext): Promise<Finding[]> {
  if (graph === undefined) return []
  const answer = await readToken(graph)
  if (answer.kind === 'unreachable') return [problem('Meta', faultOf(answer))]
  if (answer.kind === 'refused') return [problem(about, faultOf(answer))]
  const facts = tokenFacts(answer)
  if (facts === undefined) return [note(about, 'Meta does not tell what this token is.')]
  return tokenFindings(facts, now())
}

/** @param nowMs epoch ms, which the end of the token is compared with */
function tokenFindings(facts: TokenFacts, nowMs: number): Finding[] {
  if (!facts.is_valid) {
    const { code = 190, subcode } = facts.error ?? {}
    return [problem(about, faultOf({ kind: 'refused', code, subcode, message: '' }))]
  }
  const fault = faultOfKind(facts) ?? faultOfEnd(facts, nowMs) ?? faultOfScopes(facts)
  if (fault !== undefined) return [problem(about, fault)]
  return [ok(about, `of a system user, ${endOf(facts)}`), ...managementNote(facts)]
}

function faultOfKind({ type, expires_at }: TokenFacts): Fault | undefined {
  if (type === 'SYSTEM_USER') return undefined
  const end = expires_at === 0 ? '' : ` and ends on ${dateOf(expires_at)}`
  return {
    says: `this is not a token of a system user (${type.toLowerCase() || 'unknown'})${end}. When it ends, messages stop.`,
    remedy: newToken,
  }
}

function faultOfEnd({ expires_at }: TokenFacts, nowMs: number): Fault | undefined {
  if (expires_at === 0) return undefined
  const daysLeft = Math.floor((expires_at * 1000 - nowMs) / dayMs)
  if (daysLeft >= leastDaysLeft) return undefined
  return {
    says: `it ends on ${dateOf(expires_at)}, in ${daysLeft} days. Then messages stop.`,
    remedy: newToken,
  }
}

function faultOfScopes({ scopes }: TokenFacts): Fault | undefined {
  if (scopes.includes('whatsapp_business_messaging')) return undefined
  return {
    says: 'it lacks the permission whatsapp_business_messaging, so it cannot send.',
    remedy: newToken,
  }
}

function managementNote({ scopes }: TokenFacts): Finding[] {
  if (scopes.includes('whatsapp_business_management')) return []
  return [
    note(
      about,
      'it lacks the permission whatsapp_business_management: it may send, but templates and webhook cannot be checked.',
      newToken,
    ),
  ]
}

function endOf({ expires_at }: TokenFacts): string {
  return expires_at === 0 ? 'without an end' : `until ${dateOf(expires_at)}: note the day`
}

function dateOf(epochSeconds: number): string {
  return delhiDate(epochSeconds * 1000)
}
