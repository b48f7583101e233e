import type { Reference } from '../../domain/request/reference.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { truncateWal } from '../db/truncate-wal.ts'
import { eraseVisit } from '../visits/erase-visit.ts'
import { readByReference, visitsOfNumber } from '../visits/find-visits.ts'
import { loadVisits, type StoredVisit } from '../visits/load-visits.ts'
import { phoneKeys } from '../visits/phone-key.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'

/** A person who asks for erasure, by their reference or phone number. */
export type ErasureTarget = { readonly reference: Reference } | { readonly phone: string }

/** The visits of one reference or one phone number that still hold personal data. */
export async function findPersonal(db: Db, target: ErasureTarget): Promise<StoredVisit[]> {
  if ('phone' in target) {
    const ids = new Set(await visitsOfNumber(db, phoneKeys(target.phone)))
    const inOrder = [...ids].toSorted((a, b) => a - b)
    return await loadVisits(db, inOrder)
  }
  const visit = await readByReference(db, target.reference)
  return visit === undefined || visit.visit.ending === 'erased' ? [] : [visit]
}

/**
 * Erases the personal data of these visits, one visit after the other, so that a booking waits for at most one.
 *
 * @returns The visits that this call erased. Somebody else may have erased others meanwhile.
 */
export async function eraseAll(
  database: Database,
  deps: VisitDeps,
  visits: readonly StoredVisit[],
): Promise<StoredVisit[]> {
  const erased: StoredVisit[] = []
  for (const visit of visits) {
    const { kind } = await eraseVisit(deps, visit.id, { kind: 'command' })
    if (kind === 'done') erased.push(visit)
  }
  if (erased.length > 0) await truncateWal(database)
  return erased
}
