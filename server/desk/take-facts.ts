import type { Context } from 'hono'
import { z } from 'zod'
import { factSentences } from '../../content/fact-sentences.ts'
import { catalogueOf, testsIn } from '../../domain/centre/catalogue-now.ts'
import { type FactProblems, publicationProblems } from '../../domain/centre/publication-problems.ts'
import type { Publication, PublishedView } from '../../domain/centre/published-facts.ts'
import { parseJson } from '../../domain/parse-json.ts'
import type { Db } from '../db/schema.ts'
import { storedId } from '../visits/act-content.ts'
import {
  type FactActResult,
  performFactAct,
  publicationShape,
  readPublications,
} from '../visits/publications.ts'
import { type ActError, actErrorStatus, sentenceOf } from './answers.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import { consumeLink, keyInLink, type LinkState, makerOf, stateOfLink } from './links.ts'
import { actId } from './take-act.ts'

/** Why a link was refused that is needed to publish a number. */
type LinkProblem = 'link-missing' | 'link-of-device' | `link-${Exclude<LinkState, 'good'>}`

const body = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('publish'),
    id: actId,
    publication: publicationShape,
    link: z.string().exactOptional(),
  }),
  z.object({ act: z.literal('take-back'), id: actId, takesBack: storedId }),
])

/**
 * `POST /facts`: what reception published or took back, as JSON from the page's script. The last publication of a fact
 * holds (`publicationsInForce` in domain/centre/published-facts.ts).
 */
export async function takeFacts(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const { data } = body.safeParse(parseJson(await c.req.text()))
  if (data === undefined) return await refuse(c, deps, 'malformed')
  const head = { id: data.id, device: c.var.device.id }
  if (data.act === 'take-back') {
    const act = { kind: 'publication taken back', takesBack: data.takesBack } as const
    return await answer(c, deps, await performFactAct(deps.visits, { ...head, act }))
  }
  const { publication, link = '' } = data
  let problems: FactProblems = {}
  const refusalNow = async (db: Db) => {
    problems = problemsOf(publication, await readPublications(db), deps)
    if (Object.keys(problems).length > 0) return 'facts-wrong'
    return publication.fact === 'phones' ? await takeLink(db, link, deps.now()) : undefined
  }
  const act = { kind: 'published', publication } as const
  const result = await performFactAct(deps.visits, { ...head, act }, refusalNow)
  return await answer(c, deps, result, problems)
}

function problemsOf(
  publication: Publication,
  { inForce }: PublishedView,
  { visits }: DeskDeps,
): FactProblems {
  const catalogue = catalogueOf(inForce)
  const { rooms } = visits.centre.rooms
  const at = { rooms, offered: testsIn(catalogue), own: catalogue.own.map(({ test }) => test) }
  return publicationProblems(publication, at, factSentences)
}

/**
 * Uses up the one-time link that is needed to publish a number. A link that a device made is refused, because a stolen
 * device must not publish a false number.
 */
async function takeLink(db: Db, link: string, nowMs: number): Promise<LinkProblem | undefined> {
  const key = keyInLink(link)
  if (key === '') return 'link-missing'
  if (makerOf(key) !== undefined) return 'link-of-device'
  const state = await stateOfLink(db, key, nowMs)
  if (state !== 'good') return `link-${state}`
  await consumeLink(db, key, nowMs)
  return undefined
}

async function answer(
  c: Context<DeskEnv>,
  deps: DeskDeps,
  result: FactActResult<LinkProblem | 'facts-wrong'>,
  problems?: FactProblems,
): Promise<Response> {
  if (result.kind === 'refused') return await refuse(c, deps, result.why, problems)
  await deps.lookAtPublished()
  deps.onActed()
  return c.json({ facts: await readPublications(deps.db) })
}

/** Answers with the current facts, because the page may have shown older ones. A revoked device gets no facts. */
async function refuse(
  c: Context<DeskEnv>,
  deps: DeskDeps,
  why: ActError,
  wrong?: FactProblems,
): Promise<Response> {
  const error = sentenceOf(why)
  if (why === 'not let in') return c.json({ error }, 403)
  const problems = why.startsWith('link-') ? { link: error } : why === 'facts-wrong' && wrong
  const facts = await readPublications(deps.db)
  return c.json({ error, ...(problems && { problems }), facts }, actErrorStatus[why])
}
