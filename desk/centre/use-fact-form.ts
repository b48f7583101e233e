import { type FormEvent, useEffect, useRef, useState } from 'react'
import { deskCentre } from '../../content/desk-centre.ts'
import { factSentences } from '../../content/fact-sentences.ts'
import { type FactProblems, publicationProblems } from '../../domain/centre/publication-problems.ts'
import { factKey, type Publication } from '../../domain/centre/published-facts.ts'
import { useDeskNow } from '../desk-now.ts'
import { shortInstant } from '../when.ts'
import type { Codec, TypedFacts } from './typed-facts.ts'
import { type EditableFacts, publishedOf, type Refused } from './use-facts.ts'

interface FactFormOf<Fact extends Publication> {
  readonly facts: EditableFacts
  /** Set only for a new test, because it has no key yet. */
  readonly draftKey?: string
  /** The form begins with this fact. If the typed fact differs, the whole typed fact is published. */
  readonly inForce: Fact
  readonly codec: Codec<Fact>
  readonly alsoWrong?: (fact: Fact, typed: TypedFacts) => FactProblems
}

export type FactForm<Fact extends Publication = Publication> = ReturnType<typeof useFactForm<Fact>>

/** The key of the draft of a new test, which has no name yet. */
export const newTestKey = 'own-test'

/** The field in which a link is pasted. It is no part of the fact. */
export const linkField = 'link'

export function useFactForm<Fact extends Publication>(of: FactFormOf<Fact>) {
  const { facts, inForce, draftKey = factKey(inForce) } = of
  const { nowMs } = useDeskNow()
  const { shows, before, wrong, draftOf } = readForm(of, nowMs)
  const { typed, fact, isChanged } = shows
  const { ref, refused, setRefused } = useRefusal()
  const [hasTried, setHasTried] = useState(false)
  const [said, setSaid] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const shown = Object.entries(wrong).filter(
    ([field]) => hasTried || isTypedInto(field, typed, before),
  )
  const clear = () => {
    setSaid(undefined)
    setRefused(undefined)
  }
  const forget = () => {
    clear()
    facts.drop(draftKey, facts.drafts.get(draftKey))
    setHasTried(false)
  }
  const publish = async () => {
    clear()
    if (!isChanged) {
      forget()
      return setRefused({ error: deskCentre.refused.same })
    }
    setHasTried(true)
    if (Object.keys(wrong).length > 0) return setRefused({ error: deskCentre.refused.problems })
    setIsSending(true)
    const link = typed[linkField]
    const refusal = await facts.send({ act: 'publish', publication: fact, ...(link && { link }) })
    setIsSending(false)
    if (refusal !== undefined) return setRefused(refusal)
    forget()
    setSaid(deskCentre.published(shortInstant(nowMs, nowMs)))
  }
  const type = (fields: TypedFacts) => {
    clear()
    facts.keep(draftKey, draftOf({ ...typed, ...fields }))
  }
  const problems: FactProblems = { ...Object.fromEntries(shown), ...refused?.problems }
  return {
    ref,
    ...shows,
    key: draftKey,
    refusal: refused?.error,
    said: isSending ? deskCentre.publishing : said,
    /** Until somebody has tried to publish, only the problems of fields that were typed into. */
    problems,
    type,
    field: fieldsOf(typed, problems, type),
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (!isSending) void publish()
    },
    discard: forget,
  }
}

/** Returns a function from the name of a field to what the field shows. */
function fieldsOf(typed: TypedFacts, problems: FactProblems, type: (fields: TypedFacts) => void) {
  return (name: string) => ({
    name,
    value: typed[name] ?? '',
    problem: problems[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      type({ [name]: target.value }),
  })
}

function readForm<Fact extends Publication>(of: FactFormOf<Fact>, nowMs: number) {
  const { facts, inForce, codec, alsoWrong, draftKey = factKey(inForce) } = of
  const before = codec.typed(inForce)
  const over = comparableText(inForce)
  const draft = facts.drafts.get(draftKey)
  const typed = draft?.typed ?? before
  const fact = codec.read(typed)
  const isChanged = comparableText(fact) !== comparableText(codec.read(before))
  return {
    shows: {
      typed,
      fact,
      isChanged,
      /** Since when a published fact is in force, and who published it. Undefined if the fact of `content/` is in force. */
      since: inForceSince(facts, draftKey, nowMs),
      /** Whether the fact in force has changed since the typing began. */
      isOutdated: isChanged && draft !== undefined && draft.over !== over,
    },
    before,
    wrong: {
      ...publicationProblems(fact, facts.context, factSentences),
      ...alsoWrong?.(fact, typed),
    },
    /** Undefined if the typed fact is the fact in force again. */
    draftOf: (next: TypedFacts) =>
      isTypedInto('', next, before) ? { typed: next, over: draft?.over ?? over } : undefined,
  }
}

/** The fact as JSON, with NaN as a text. Plain JSON writes NaN as null, and that means a missing price. */
function comparableText(fact: Publication): string {
  return JSON.stringify(fact, (_name, value: unknown) => (Number.isNaN(value) ? 'NaN' : value))
}

function inForceSince({ view }: EditableFacts, key: string, nowMs: number) {
  const published = publishedOf(view, key)
  if (published === undefined) return undefined
  const by = view.log.find(({ id }) => id === published.id)?.device ?? deskCentre.unknownDevice
  return { when: shortInstant(published.atMs, nowMs), by }
}

/** A refusal puts the focus on the first field that is wrong. */
function useRefusal() {
  const ref = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<Refused>()
  useEffect(() => {
    if (refused) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])
  return { ref, refused, setRefused }
}

/** Whether a field, or a part of it, differs from its text before; '' means any field. */
function isTypedInto(field: string, typed: TypedFacts, before: TypedFacts): boolean {
  return Object.keys({ ...before, ...typed }).some(
    (name) =>
      (name.startsWith(field) || field.startsWith(name)) &&
      (typed[name] ?? '') !== (before[name] ?? ''),
  )
}
