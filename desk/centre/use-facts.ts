import { useEffect, useRef, useState } from 'react'
import { centreAtDesk as centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { catalogueOf, testsIn } from '../../domain/centre/catalogue-now.ts'
import type { PublicationContext } from '../../domain/centre/publication-problems.ts'
import {
  factKey,
  type Publication,
  type PublishedView,
  type StoredPublication,
} from '../../domain/centre/published-facts.ts'
import { addresses } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import { newId, post } from '../live/post.ts'
import { isObject, isView, readFacts, reading } from '../live/read-server.ts'
import { type CentrePageProps, factsInForce } from './facts-in-force.ts'
import type { TypedFacts } from './typed-facts.ts'

export type EditableFacts = ReturnType<typeof useFacts>

type PostedFactAct =
  | { readonly act: 'publish'; readonly publication: Publication; readonly link?: string }
  | { readonly act: 'take-back'; readonly takesBack: number }

export interface Refused {
  readonly error: string
  readonly problems?: Readonly<Record<string, string>>
}

interface FactsDraft {
  readonly typed: TypedFacts
  /** The fact in force when the typing began, as JSON. */
  readonly over: string
}

export function useFacts({ facts, contentFacts, words }: CentrePageProps) {
  const { board, lostAtMs } = useDeskNow()
  const [view, setView] = useState(facts)
  const [drafts, setDrafts] = useState<ReadonlyMap<string, FactsDraft>>(new Map())
  const unanswered = useRef({ text: '', id: '' })
  const { version } = board
  // Reads again at another version, because something may be published by then. Without an answer the last answer stays.
  useEffect(() => reading(readFacts(), setView), [version])
  const send = async (act: PostedFactAct): Promise<Refused | undefined> => {
    if (lostAtMs !== undefined) return { error: desk.notLive }
    const text = JSON.stringify(act)
    // An act that got no answer is sent again with the same id, so that it counts once.
    const { id } = unanswered.current.text === text ? unanswered.current : { id: newId() }
    unanswered.current = { text, id }
    const { said = {}, error } = await post(addresses.facts, { id, ...act })
    if ('facts' in said && isView(said.facts)) {
      unanswered.current = { text: '', id: '' }
      setView(said.facts)
    }
    return error === undefined ? undefined : { error, ...problemsIn(said) }
  }
  const keep = (key: string, draft: FactsDraft | undefined) =>
    setDrafts((before) => {
      const others = [...before].filter(([each]) => each !== key)
      return new Map(draft === undefined ? others : [...others, [key, draft]])
    })
  /** Drops the draft `sent`, unless more was typed since. */
  const drop = (key: string, sent: FactsDraft | undefined) =>
    setDrafts((before) =>
      before.get(key) === sent ? new Map([...before].filter(([each]) => each !== key)) : before,
    )
  return {
    view,
    inForce: factsInForce(contentFacts, view),
    context: contextOf(view),
    words,
    send,
    drafts,
    keep,
    drop,
  }
}

function contextOf({ inForce }: PublishedView): PublicationContext {
  const catalogue = catalogueOf(inForce)
  const own = catalogue.own.map(({ test }) => test)
  return { rooms: centre.rooms.rooms, offered: testsIn(catalogue), own }
}

/** The publication of a fact that is in force; undefined if the fact in `content/` is in force. */
export function publishedOf(
  { inForce }: PublishedView,
  key: string,
): StoredPublication | undefined {
  return inForce.find(({ publication }) => factKey(publication) === key)
}

function problemsIn(body: object): Pick<Refused, 'problems'> {
  if (!('problems' in body) || !isObject(body.problems)) return {}
  const sentences = Object.entries(body.problems).map(([field, said]) => [field, String(said)])
  return { problems: Object.fromEntries(sentences) }
}
