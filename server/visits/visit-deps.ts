import type { Kysely } from 'kysely'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { RoomPlan } from '../../domain/rooms/room.ts'
import type { CentreSituation } from '../../domain/visit/owed.ts'
import type { Transact } from '../db/batch.ts'
import type { Schema } from '../db/schema.ts'
import type { LoadedVisit } from './loaded-visit.ts'

/** What the writer of visits needs. */
export interface VisitDeps {
  readonly db: Kysely<Schema>
  readonly transact: Transact
  readonly now: () => number
  /** Unguessable: a provider hands it back in receipts. */
  readonly newId: () => string
  /** When the centre is open, and its rooms, as they are now. Blocks are read with each day. */
  readonly centre: { readonly hours: OpeningHours; readonly rooms: RoomPlan }
  /** Read in the transaction of each change: a start may put other recipients in force. */
  readonly readCentre: (db: Kysely<Schema>) => Promise<CentreSituation>
  /** Whether a template of reception's channel is too short for what is open in the visit. */
  readonly isCut: (visit: LoadedVisit) => boolean
}
