import { z } from 'zod'
import { delhiDate } from '../../../domain/time/delhi-time.ts'
import { day } from '../../../domain/time/milliseconds.ts'
import type { CheckContext } from '../context.ts'
import { type Finding, note, problem } from '../finding.ts'
import { everyFindingOf, type Graph, type GraphAnswer, type MetaQuestion } from './graph.ts'
import { faultOf, newToken } from './refusals.ts'

const about = 'WhatsApp token'

/** A token with fewer days left is reported, because a person has to make another in time. */
const leastDaysLeft = 14

/**
 * The answer of `debug_token` ("Access Token Debugger"): `expires_at` in seconds, 0 for never. `target_ids`
 * are absent if a permission holds for every account of the business.
 */
export const tokenShape = z
  .object({
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
  .transform(({ data }) => data)

type TokenFacts = z.output<typeof tokenShape>

export async function readToken({ config, get }: Graph): Promise<GraphAnswer> {
  return await get(`debug_token?input_token=${encodeURIComponent(config.accessToken)}`)
}

export async function checkToken({ graph, now }: CheckContext): Promise<Finding[]> {
  return graph === undefined ? [] : everyFindingOf(question(now()), await readToken(graph))
}

function question(nowMs: number): MetaQuestion<TokenFacts> {
  const daysLeft = ({ expires_at }: TokenFacts) => Math.floor((expires_at * 1000 - nowMs) / day)
  return {
    about,
    shape: tokenShape,
    unread: (answer) => [
      answer.kind === 'answered'
        ? note(about, 'Meta does not tell what this token is.')
        : problem(answer.kind === 'unreachable' ? 'Meta' : about, faultOf(answer)),
    ],
    faults: [
      [
        ({ is_valid }) => !is_valid,
        (facts) => invalid(facts).says,
        (facts) => invalid(facts).remedy,
      ],
      [
        ({ type }) => type !== 'SYSTEM_USER',
        ({ type, expires_at }) =>
          `this is not a token of a system user (${type.toLowerCase() || 'unknown'})${expires_at === 0 ? '' : ` and ends on ${dateOf(expires_at)}`}. When it ends, messages stop.`,
        newToken,
      ],
      [
        (facts) => facts.expires_at !== 0 && daysLeft(facts) < leastDaysLeft,
        (facts) =>
          `it ends on ${dateOf(facts.expires_at)}, in ${daysLeft(facts)} days. Then messages stop.`,
        newToken,
      ],
      [
        ({ scopes }) => !scopes.includes('whatsapp_business_messaging'),
        'it lacks the permission whatsapp_business_messaging, so it cannot send.',
        newToken,
      ],
    ],
    notes: [
      [
        ({ is_valid, scopes }) => is_valid && !scopes.includes('whatsapp_business_management'),
        'it lacks the permission whatsapp_business_management: it may send, but templates and webhook cannot be checked.',
        newToken,
      ],
    ],
    fine: ({ expires_at }) =>
      `of a system user, ${expires_at === 0 ? 'without an end' : `until ${dateOf(expires_at)}: note the day`}`,
  }
}

function invalid({ error: { code, subcode } = { code: 190 } }: TokenFacts) {
  return faultOf({ kind: 'refused', code, subcode, message: '' })
}

function dateOf(epochSeconds: number): string {
  return delhiDate(epochSeconds * 1000)
}
