import type { RoomPlan } from '../../domain/rooms/room.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import type { CentreSituation } from '../../domain/visit/owed.ts'
import type { Transact } from '../db/batch.ts'
import type { Db } from '../db/schema.ts'
import type { Needs } from '../parts.ts'
import type { LoadedVisit } from './loaded-visit.ts'

export interface VisitDeps extends Needs<'now' | 'newId'> {
  readonly db: Db
  readonly transact: Transact
  /** Hours and rooms with what is published now. They do not include blocks, which are read with each day. */
  readonly centre: { readonly hours: OpeningHours; readonly rooms: RoomPlan }
  /** Called in the transaction of each change, because a server that starts may put other recipients in force. */
  readonly readCentre: (db: Db) => Promise<CentreSituation>
  /** Whether the template of reception's channel is too short for the open asks of the visit. */
  readonly isMessageCut: (visit: LoadedVisit) => boolean
}
