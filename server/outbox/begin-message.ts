import type { Logger } from 'pino'
import type { AskNumber } from '../../domain/visit/history.ts'
import type { Database } from '../db/database.ts'
import { toLoggableError } from '../db/errors.ts'
import type { LeasedNotice, LeasedOfCentre, LeasedOfVisit } from '../db/records.ts'
import { beginOfCentre } from '../notices/leases.ts'
import type { LoadedVisit } from '../visits/loaded-visit.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { beginSending } from '../visits/visit-messages.ts'

/** A notice whose message may leave from now on, with what the message shows. */
export type BegunNotice =
  | { readonly notice: LeasedOfCentre; readonly about: undefined }
  | { readonly notice: LeasedOfVisit; readonly about: ShownVisit }

/** A visit, and those of its asks that a message shows. */
export interface ShownVisit {
  readonly visit: LoadedVisit
  readonly shows: readonly AskNumber[]
}

export type Begun =
  | { readonly kind: 'send'; readonly begun: BegunNotice }
  | { readonly kind: 'not needed' }
  | { readonly kind: 'must wait'; readonly untilMs: number }

interface BeginDeps {
  readonly database: Pick<Database, 'transact'>
  readonly visits: VisitDeps
  readonly log: Logger
}

/**
 * Notes, before it is sent, that a message may have left. A visit that cannot be read must not hold up the
 * messages behind it: its notice stays leased, and is tried again when the lease runs out.
 */
export async function beginMessage(notice: LeasedNotice, deps: BeginDeps): Promise<Begun> {
  try {
    return await begin(notice, deps)
  } catch (error) {
    deps.log.error({ failure: toLoggableError(error), notice: notice.id }, 'notice cannot be sent')
    return { kind: 'not needed' }
  }
}

async function begin(notice: LeasedNotice, { database, visits }: BeginDeps): Promise<Begun> {
  if (notice.visitId === undefined) {
    const isBegun = await beginOfCentre(database, notice)
    return isBegun ? { kind: 'send', begun: { notice, about: undefined } } : { kind: 'not needed' }
  }
  const beginning = await beginSending(visits, notice)
  if (beginning.kind !== 'send') return beginning
  const { visit, shows } = beginning
  return { kind: 'send', begun: { notice, about: { visit, shows } } }
}
