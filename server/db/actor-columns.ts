import type { Actor } from '../../domain/visit/history.ts'
import type { Schema } from './schema.ts'

type ActorColumns = Pick<Schema['event'], 'actor' | 'device_id'>

/** The device id of an act of 2.0.0 whose device is not stored any more. */
const unknownDevice = ''

/** The columns of an event that say who did it. */
export function columnsOfActor(by: Actor): ActorColumns {
  const isKnown = by.kind === 'desk' && by.device !== unknownDevice
  return { actor: by.kind, device_id: isKnown ? Number(by.device) : null }
}

/** Names a device by its id, because a new device may take the name of a revoked one. */
export function actorOf({ actor, device_id }: ActorColumns): Actor {
  if (actor !== 'desk') return { kind: actor }
  return { kind: actor, device: device_id === null ? unknownDevice : String(device_id) }
}
