import type { Generated } from 'kysely'

/** The tables of the desk alone. */
export interface DeskTables {
  desk_link: DeskLinkTable
  desk_device: DeskDeviceTable
  desk_change: DeskChangeTable
}

/** The ways in to the desk: each lets one device in, once. */
interface DeskLinkTable {
  id: Generated<number>
  /** SHA-256 of the key in the link. */
  key_hash: string
  expires_at: number
  used_at: number | null
}

/** The browsers that are let in to the desk. */
interface DeskDeviceTable {
  id: Generated<number>
  name: string
  /** SHA-256 of the key in its cookie. */
  key_hash: string
  created_at: number
  /** To the minute. */
  last_used_at: number
  revoked_at: number | null
}

/** One row: a number that grows with each change that a board shows. */
interface DeskChangeTable {
  id: number
  version: number
}
