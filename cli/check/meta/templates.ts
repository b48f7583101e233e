import { z } from 'zod'
import type { CheckContext } from '../check.ts'
import { type Finding, note } from '../finding.ts'
import {
  compareTemplate,
  listedTemplate,
  type SentTemplate,
  sentTemplates,
} from './compare-template.ts'
import { isSaidOfToken } from './graph.ts'
import { readAccountIds } from './health.ts'
import { newToken } from './refusals.ts'

const listing = z.object({ data: z.array(listedTemplate) })

/** Whether the templates that the code sends are approved, and as the code fills them in. */
export async function checkTemplates(context: CheckContext): Promise<Finding[]> {
  const { whatsApp } = context.config
  if (whatsApp === undefined) return []
  const findings = sentTemplates(whatsApp).map((sent) => checkTemplate(sent, context))
  return (await Promise.all(findings)).flat()
}

async function checkTemplate(
  sent: SentTemplate,
  context: CheckContext,
): Promise<readonly Finding[]> {
  const listed = await readTemplates(sent.name, context)
  if (listed === 'said') return []
  if (listed === 'unknown') return [note(`template ${sent.name}`, unreadable, newToken)]
  return compareTemplate(sent, listed)
}

const unreadable = 'this token may not read the templates, so that only a message can tell.'

/** All templates of a name, in every language. */
async function readTemplates(name: string, context: CheckContext) {
  const { account, isTokenTaken } = await readAccountIds(context)
  if (context.graph === undefined || !isTokenTaken) return 'said'
  if (account === undefined) return 'unknown'
  const fields = 'name,language,status,category,parameter_format,rejected_reason,components'
  const path = `${account}/message_templates?name=${name}&fields=${fields}&limit=100`
  const answer = await context.graph.get(path)
  if (isSaidOfToken(answer)) return 'said'
  if (answer.kind !== 'answered') return 'unknown'
  const read = listing.safeParse(answer.body)
  return read.success ? read.data.data.filter((each) => each.name === name) : 'unknown'
}
