import { z } from 'zod'
import type { CheckContext } from '../check.ts'
import { type Finding, note, problem } from '../finding.ts'
import { type Graph, isSaidOfToken } from './graph.ts'
import { readToken } from './token.ts'

const about = 'WhatsApp'

const errors = z
  .array(z.object({ error_code: z.number().optional(), possible_solution: z.string().optional() }))
  .catch([])

const healthAnswer = z.object({
  health_status: z.object({
    entities: z.array(
      z.object({
        entity_type: z.string(),
        id: z.string(),
        can_send_message: z.string().optional(),
        errors,
      }),
    ),
  }),
})

type Entity = z.output<typeof healthAnswer>['health_status']['entities'][number]

const nameOf: Readonly<Record<string, string>> = {
  PHONE_NUMBER: 'number',
  WABA: 'WhatsApp account',
  BUSINESS: 'business portfolio',
  APP: 'app',
  MESSAGE_TEMPLATE: 'template',
}

/**
 * Whether number, account, business and app may send now. The overall state is not read: it can be
 * BLOCKED for calls alone.
 */
export async function checkHealth({ graph, config }: CheckContext): Promise<Finding[]> {
  if (graph === undefined || config.whatsApp === undefined) return []
  const entities = await readEntities(graph, config.whatsApp.phoneNumberId)
  return entities.flatMap(entityFindings)
}

function entityFindings({ entity_type, can_send_message, errors: [first] }: Entity): Finding[] {
  const name = nameOf[entity_type] ?? entity_type.toLowerCase()
  const code = first?.error_code === undefined ? '' : ` (code ${first.error_code})`
  const advice = first?.possible_solution ?? 'open WhatsApp Manager: it shows the reason.'
  if (can_send_message === 'BLOCKED') {
    const says = `Meta does not let the ${name} send messages now${code}.`
    return [problem(about, { says, remedy: advice })]
  }
  if (can_send_message !== 'LIMITED') return []
  return [note(about, `Meta limits what the ${name} may send${code}.`, advice)]
}

export interface AccountIds {
  /** Of the WhatsApp Business Account. */
  readonly account: string | undefined
  readonly app: string | undefined
  /** Whether Meta takes the token; if not, the check of the token says why. */
  readonly isTokenTaken: boolean
}

/** The ids that Meta tells without being told: no configuration names them. */
export async function readAccountIds({ graph, config }: CheckContext): Promise<AccountIds> {
  if (graph === undefined || config.whatsApp === undefined) {
    return { account: undefined, app: undefined, isTokenTaken: false }
  }
  const { phoneNumberId, accessToken } = config.whatsApp
  const entities = await readEntities(graph, phoneNumberId)
  const token = await readToken(graph, accessToken)
  const isTokenTaken = !isSaidOfToken(token)
  const facts = token.kind === 'answered' ? token.facts : undefined
  const targets = facts?.granular_scopes.flatMap(({ target_ids }) => target_ids) ?? []
  const idOf = (type: string) => entities.find(({ entity_type }) => entity_type === type)?.id
  const [only, ...others] = new Set(targets)
  const account = idOf('WABA') ?? (others.length === 0 ? only : undefined)
  return { account, app: facts?.app_id ?? idOf('APP'), isTokenTaken }
}

async function readEntities(graph: Graph, phoneNumberId: string): Promise<readonly Entity[]> {
  const answer = await graph.get(`${phoneNumberId}?fields=health_status`)
  if (answer.kind !== 'answered') return []
  return healthAnswer.safeParse(answer.body).data?.health_status.entities ?? []
}
