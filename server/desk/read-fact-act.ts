import { z } from 'zod'
import { publicationShape } from '../visits/publications.ts'
import type { LinkState } from './links.ts'
import { actId, rowId } from './read-act.ts'

/** Why a fact was not published. The page never sends what is `malformed`. */
export type FactProblem = 'malformed' | 'facts-wrong' | 'not published' | LinkProblem

export type LinkProblem = 'link-missing' | 'link-of-device' | `link-${Exclude<LinkState, 'good'>}`

const body = z.discriminatedUnion('act', [
  z.object({
    ...{ act: z.literal('publish'), id: actId, publication: publicationShape },
    link: z.string().exactOptional(),
  }),
  z.object({ act: z.literal('take-back'), id: actId, takesBack: rowId }),
])

/** The JSON body of `POST /facts`; undefined for another shape. The values of a publication are judged later. */
export function readFactAct(value: unknown): z.output<typeof body> | undefined {
  return body.safeParse(value).data
}
