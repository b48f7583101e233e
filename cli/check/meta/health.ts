import { z } from 'zod'
import type { CheckContext } from '../context.ts'
import { type Finding, note, problem } from '../finding.ts'
import { bodyOf, type Graph, isReportedByTokenCheck } from './graph.ts'
import { readToken, tokenShape } from './token.ts'

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

/**
 * Whether number, account, business and app may send now. Meta's overall state is not read, because it is
 * BLOCKED even if only voice calls are.
 */
export async function checkHealth({ graph }: CheckContext): Promise<Finding[]> {
  return graph === undefined ? [] : (await readEntities(graph)).flatMap(entityFindings)
}

function entityFindings({ entity_type, can_send_message, errors: [first] }: Entity): Finding[] {
  const name = entity_type === 'WABA' ? 'WhatsApp account' : spelledOut(entity_type)
  const code = first?.error_code === undefined ? '' : ` (code ${first.error_code})`
  const advice = first?.possible_solution ?? 'open WhatsApp Manager: it shows the reason.'
  if (can_send_message === 'BLOCKED') {
    const says = `Meta does not let the ${name} send messages now${code}.`
    return [problem(about, { says, remedy: advice })]
  }
  if (can_send_message !== 'LIMITED') return []
  return [note(about, `Meta limits what the ${name} may send${code}.`, advice)]
}

const spelledOut = (type: string) => type.toLowerCase().replaceAll('_', ' ')

/**
 * Asks Meta for the ids of the app and of the WhatsApp Business Account, because no setting contains them. Undefined if
 * Meta does not answer, or refuses the token. The check of the token says why.
 */
export async function readAccountIds(graph: Graph) {
  const token = await readToken(graph)
  if (isReportedByTokenCheck(token)) return undefined
  const facts = bodyOf(token, tokenShape)
  const targets = facts?.granular_scopes.flatMap(({ target_ids }) => target_ids) ?? []
  const entities = await readEntities(graph)
  const idOf = (type: string) => entities.find(({ entity_type }) => entity_type === type)?.id
  const [only, ...others] = new Set(targets)
  const account = idOf('WABA') ?? (others.length === 0 ? only : undefined)
  return { account, app: facts?.app_id ?? idOf('APP') }
}

async function readEntities(graph: Graph): Promise<readonly Entity[]> {
  return bodyOf(await graph.number('health_status'), healthAnswer)?.health_status.entities ?? []
}
