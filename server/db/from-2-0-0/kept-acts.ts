import { z } from 'zod'
import type { DeskActRow } from './store.ts'

export interface KeptAct extends Omit<DeskActRow, 'refs' | 'undo'> {
  /** The name of the device; undefined if 2.0.0 has forgotten the device. */
  readonly device: string | undefined
}

export type KeptActs = ReturnType<typeof keptActs>

const references = z.array(z.string())

const formerRows = z.array(
  z.object({
    id: z.number(),
    status_at: z.number().nullable(),
    agreed_date: z.string().nullable(),
    agreed_time: z.string().nullable(),
    try_again_at: z.number().nullable(),
    outcome_reason: z.enum(['wrong-number', 'patient-cancelled', 'centre-cancelled']).nullable(),
  }),
)

/** The acts of the desk, which 2.0.0 kept for fourteen days. */
export function keptActs(
  rows: readonly DeskActRow[],
  nameOf: (deviceId: number) => string | undefined,
) {
  const acts = rows.flatMap(({ refs, undo: _, ...row }) => {
    const act: KeptAct = { ...row, device: nameOf(row.device_id) }
    return references.parse(JSON.parse(refs)).map((reference) => ({ reference, act }))
  })
  const byReference = Map.groupBy(acts, ({ reference }) => reference)
  const formers = rows.flatMap(({ undo }) => formerRows.parse(JSON.parse(undo ?? '[]')))
  const left = new Map(formers.map((former) => [`${former.id} ${former.status_at}`, former]))
  return {
    of: (reference: string) => (byReference.get(reference) ?? []).map(({ act }) => act),
    /** A request's columns after the act of this instant. Undefined if no later kept act stored them for its undo. */
    left: (request: number, actAtMs: number) => left.get(`${request} ${actAtMs}`),
  }
}
