import type { Actor, History } from '../../domain/visit/history.ts'
import type { Visit } from '../../domain/visit/visit.ts'
import type { Schema } from './schema.ts'

/**
 * The columns of a visit that are computed from its history. They are stored so that they can be indexed.
 *
 * @param history In the order of the numbers.
 */
export function columnsOfVisit(visit: Visit, history: History) {
  const { state, ending = null, agreement, asks } = visit
  const sent = history.flatMap((item) =>
    item.kind === 'request' && item.source === 'site' ? item.recordedAtMs : [],
  )
  const open = asks.filter((ask) => ask.state === 'open')
  return {
    state,
    ending,
    day: ending === 'erased' ? null : (visit.day ?? null),
    agreed_date: agreement?.date ?? null,
    agreed_time: agreement?.time ?? null,
    call_by: least(open.map(({ callByMs }) => callByMs)),
    last_number: Math.max(...history.map(({ number }) => number)),
    last_sent_at: sent.at(-1) ?? null,
    last_recorded_at: Math.max(...history.map(({ recordedAtMs }) => recordedAtMs)),
  }
}

function least(instants: readonly number[]): number | null {
  return instants.length === 0 ? null : Math.min(...instants)
}

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
