import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../db/schema.ts'

const detail = z.object({ device: z.int() })

/** The name of the device that let each device in; a device that a command let in is not among them. */
export async function letInBy(db: Kysely<Schema>): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('event')
    .innerJoin('desk_device', 'desk_device.id', 'event.device_id')
    .select(['event.detail', 'desk_device.name'])
    .where('event.actor', '=', 'desk')
    .where('event.kind', '=', 'device let in')
    .execute()
  return new Map(rows.map((row) => [detail.parse(JSON.parse(row.detail)).device, row.name]))
}
