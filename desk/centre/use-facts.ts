import { useEffect, useRef, useState } from 'react'
import { desk } from '../../content/desk.ts'
import {
  factKey,
  type Publication,
  type PublishedView,
  type StoredPublication,
} from '../../domain/published-facts.ts'
import { addresses, factsAddress } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import { isObject } from '../live/from-server.ts'
import { newId, post } from '../live/post.ts'
import type { CentrePage } from './facts-in-force.ts'
import type { TypedFacts } from './typed-facts.ts'

/** What is published now, and how to change it. */
export interface EditableFacts {
  readonly view: PublishedView
  /** Sends an act. Returns why it was refused. */
  readonly send: (act: PostedFactAct) => Promise<Refused | undefined>
  readonly drafts: ReadonlyMap<string, FactsDraft>
  /** Keeps the draft of a fact, or forgets it. */
  readonly keep: (key: string, draft: FactsDraft | undefined) => void
}

type PostedFactAct =
  | { readonly act: 'publish'; readonly publication: Publication; readonly link?: string }
  | { readonly act: 'take-back'; readonly takesBack: number }

export interface Refused {
  readonly error: string
  /** A sentence for each field that is wrong. */
  readonly problems?: Readonly<Record<string, string>>
}

export interface FactsDraft {
  readonly typed: TypedFacts
  /** The fact in force when the typing began, as JSON. */
  readonly over: string
}

export function useFacts({ facts }: CentrePage): EditableFacts {
  const { board, lostAtMs } = useDeskNow()
  const [view, setView] = useState(facts)
  const [drafts, setDrafts] = useState<ReadonlyMap<string, FactsDraft>>(new Map())
  const unanswered = useRef({ text: '', id: '' })
  const { version } = board
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another version something may be published.
  useEffect(() => {
    const stop = new AbortController()
    readFacts(stop.signal).then(setView, () => {
      // Keeps the last answer without an error here, because the desk says elsewhere that it is not live.
    })
    return () => stop.abort()
  }, [version])
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
  return { view, send, drafts, keep }
}

/** The publication of a fact that is in force; undefined if the fact in `content/` is in force. */
export function publishedOf(
  { inForce }: PublishedView,
  key: string,
): StoredPublication | undefined {
  return inForce.find(({ publication }) => factKey(publication) === key)
}

async function readFacts(signal: AbortSignal): Promise<PublishedView> {
  const response = await fetch(factsAddress, { signal })
  const answer: unknown = await response.json()
  if (!isView(answer)) throw new Error(`answered ${response.status}`)
  return answer
}

/** Checks only the outermost fields, because our own server wrote the answer. */
function isView(value: unknown): value is PublishedView {
  return isObject(value) && 'inForce' in value && 'log' in value
}

function problemsIn(body: object): Pick<Refused, 'problems'> {
  if (!('problems' in body) || !isObject(body.problems)) return {}
  const sentences = Object.entries(body.problems).map(([field, said]) => [field, String(said)])
  return { problems: Object.fromEntries(sentences) }
}
