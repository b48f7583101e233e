import { z } from 'zod'
import { catalogueOf, testsIn } from '../../domain/centre/catalogue-now.ts'
import {
  type LoggedPublication,
  type OwnTestPublished,
  type Publication,
  type PublishedView,
  publicationsInForce,
} from '../../domain/centre/published-facts.ts'
import { testCatalogue } from '../../domain/centre/test-catalogue.ts'
import { inEachLanguage, languages } from '../../domain/language.ts'
import { preparationSteps } from '../../domain/preparation/steps.ts'
import { lockAct } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { fingerprintOf } from './recorded-act.ts'
import { performStoreAct, readStoreActs, type StoreActResult } from './store-events.ts'
import type { VisitDeps } from './visit-deps.ts'

/** The openings of a day. At most two, because the form of the desk shows no more. */
const day = z.array(z.object({ opens: z.number(), closes: z.number() })).max(2)
const phone = z.object({ label: z.string(), e164: z.templateLiteral(['+', z.string()]) })
const steps = z.enum(Object.values(preparationSteps).flat())

function shapeWith(names: z.ZodType<OwnTestPublished['names']>) {
  return z.discriminatedUnion('fact', [
    z.object({
      fact: z.literal('hours'),
      weekly: z.object({ 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day }),
    }),
    z.object({
      fact: z.literal('phones'),
      phones: z.tuple([phone], phone),
      whatsapp: z.string(),
    }),
    z.object({
      fact: z.literal('test'),
      test: z.string(),
      isOffered: z.boolean(),
      price: z.number().nullable(),
      minutes: z.number().nullable(),
    }),
    z.object({
      fact: z.literal('own-test'),
      test: z.string(),
      isOffered: z.boolean(),
      names,
      category: z.enum(testCatalogue.map(({ id }) => id)),
      room: z.string(),
      price: z.number().nullable(),
      minutes: z.number(),
      fast: z.object({ least: z.number(), most: z.number() }).exactOptional(),
      steps: z.array(steps),
    }),
  ]) satisfies z.ZodType<Publication>
}

/** The shape of a publication as the page sends it. domain/ checks the values. */
export const publicationShape = shapeWith(z.record(z.enum(languages), z.string()))

/** Where the stored names lack a language of this version, the English name stands in. */
const storedNames = z
  .object({ en: z.string() })
  .catchall(z.string())
  .transform((names) => inEachLanguage((language) => names[language] ?? names.en))

const storedShape = shapeWith(storedNames)

/** What reception does about the facts that it publishes. */
export type FactAct =
  | { readonly kind: 'published'; readonly publication: Publication }
  /** `takesBack`: the id of the publication to take back. */
  | { readonly kind: 'publication taken back'; readonly takesBack: number }

export type FactActResult<Why extends string = never> = StoreActResult<
  Why | 'not published' | 'none-offered'
>

const maxLogged = 50

/** Acts are checked one at a time, because each is checked against the earlier acts. */
const factLock = 'publication'

/** Everything that was ever published and can be read, in the order of the ids. */
async function readAll(db: Db, onUnread?: () => void): Promise<LoggedPublication[]> {
  const acts = await readStoreActs(db, storedShape, 'published', 'publication taken back', onUnread)
  return acts.map(({ id, recorded_at: atMs, detail: publication, name, isTakenBack }) => ({
    id,
    atMs,
    device: name ?? undefined,
    publication,
    isTakenBack,
  }))
}

/** What reception has published: the publications in force, and a log of the last fifty. */
export async function readPublications(db: Db, onUnread?: () => void): Promise<PublishedView> {
  const published = await readAll(db, onUnread)
  return {
    inForce: publicationsInForce(published).map(({ id, atMs, publication }) => ({
      id,
      atMs,
      publication,
    })),
    log: published.slice(-maxLogged).toReversed(),
  }
}

/**
 * Records what a device of the desk published or took back. The same act, sent again, counts once.
 *
 * @param refusalNow Called in the transaction: why a new publication is refused, or undefined if it is not.
 */
export async function performFactAct<Why extends string = never>(
  deps: Pick<VisitDeps, 'transact' | 'now'>,
  { id, device, act }: { readonly id: string; readonly device: number; readonly act: FactAct },
  refusalNow?: (db: Db) => Promise<Why | undefined>,
): Promise<FactActResult<Why>> {
  const { kind } = act
  const detail = act.kind === 'published' ? act.publication : { takesBack: act.takesBack }
  const head = { id, device, fingerprint: fingerprintOf(undefined, act) }
  return await performStoreAct(deps, { ...head, kind, detail }, async (db) => {
    await lockAct(db, factLock)
    const why = act.kind === 'published' ? await refusalNow?.(db) : await whyKept(db, act.takesBack)
    return why === undefined ? undefined : { kind: 'refused', why }
  })
}

/** Why a publication cannot be taken back. */
async function whyKept(db: Db, id: number): Promise<'not published' | 'none-offered' | undefined> {
  const published = await readAll(db)
  if (!published.some((each) => each.id === id && !each.isTakenBack)) return 'not published'
  const left = publicationsInForce(published.filter((each) => each.id !== id))
  return testsIn(catalogueOf(left)).length > 0 ? undefined : 'none-offered'
}
