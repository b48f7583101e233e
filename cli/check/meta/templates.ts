import { z } from 'zod'
import type { CheckContext } from '../context.ts'
import { type Finding, note } from '../finding.ts'
import {
  compareTemplate,
  listedTemplate,
  type SentTemplate,
  sentTemplates,
} from './compare-template.ts'
import { bodyOf, type Graph, isReportedByTokenCheck } from './graph.ts'
import { readAccountIds } from './health.ts'
import { newToken } from './refusals.ts'

const listing = z.object({ data: z.array(listedTemplate) })

/** Whether the templates that the code sends are approved and match what the code fills in. */
export async function checkTemplates({ graph }: CheckContext): Promise<Finding[]> {
  if (graph === undefined) return []
  const ids = await readAccountIds(graph)
  if (ids === undefined) return []
  const findings = sentTemplates(graph.config).map((sent) =>
    checkTemplate(sent, ids.account, graph),
  )
  return (await Promise.all(findings)).flat()
}

async function checkTemplate(
  sent: SentTemplate,
  account: string | undefined,
  graph: Graph,
): Promise<readonly Finding[]> {
  const unread = note(`template ${sent.name}`, mayNotRead, newToken)
  if (account === undefined) return [unread]
  const fields = Object.keys(listedTemplate.shape).join()
  const path = `${account}/message_templates?name=${sent.name}&fields=${fields}&limit=100`
  const answer = await graph.get(path)
  if (isReportedByTokenCheck(answer)) return []
  const ofAnyName = bodyOf(answer, listing)?.data
  if (ofAnyName === undefined) return [unread]
  const inEveryLanguage = ofAnyName.filter(({ name }) => name === sent.name)
  const others = inEveryLanguage.length === 0 ? await readNames(account, graph) : []
  return compareTemplate(sent, inEveryLanguage, others)
}

async function readNames(account: string, graph: Graph): Promise<readonly string[]> {
  const answer = await graph.get(`${account}/message_templates?fields=name&limit=100`)
  return [...new Set(bodyOf(answer, names)?.data.map(({ name }) => name))]
}

const names = z.object({ data: z.array(listedTemplate.pick({ name: true })) })

const mayNotRead =
  'this token may not read the templates. Whether they fit shows only when a message is sent.'
