import type { Generated } from 'kysely'
import type { Source } from '../../../domain/visit/history.ts'
import type { ChannelName, Schema } from '../schema.ts'
import type { noticeOfVisit, visitTables } from '../schema-visits.ts'

interface StoreOf200 {
  appointment: AppointmentRow
  phone_number: { appointment_id: number; phone_key: string; received_at: number }
  notice: FormerNoticeRow
  audit: AuditRow
  desk_act: DeskActRow
  desk_device: { id: number; name: string; created_at: number; revoked_at: number | null }
}

export type AppointmentState =
  | 'requested'
  | 'confirmed'
  | 'unreachable'
  | 'cancelled'
  | 'arrived'
  | 'no-show'

export type OutcomeReason = 'wrong-number' | 'patient-cancelled' | 'centre-cancelled'

type Tables = StoreOf200 & Pick<Schema, keyof typeof visitTables | 'recipient'>

/** The tables of both stores, while one is made from the other. Kysely's `withTables` takes no interface. */
export type BothStores = { [Name in keyof Tables]: Tables[Name] }

export interface AppointmentRow {
  id: number
  reference: string
  status: AppointmentState
  status_at: number | null
  name: string
  phone: string
  email: string
  date: string
  time: string
  tests: string
  additional_info: string
  language: string
  received_at: number
  right_received_at: number | null
  call_by: number
  idempotency_key: string | null
  fingerprint: string
  heard_at: number | null
  steps_taken: string
  needs_call_at: number | null
  corrects: string | null
  erased_at: number | null
  agreed_date: string | null
  agreed_time: string | null
  try_again_at: number | null
  outcome_reason: OutcomeReason | null
  note: string
  source: Source
  seen_at: number | null
  seen_by: string | null
  claimed_by: string | null
  claimed_until: number | null
  reminded_at: number | null
}

export interface AuditRow {
  id: number
  at: number
  actor: 'cli' | 'tap' | 'worker' | 'desk'
  action: AppointmentState | 'entered' | 'erased' | 'purged'
  reference: string | null
  count: number
  device: string | null
}

export interface DeskActRow {
  id: string
  device_id: number
  act: string
  refs: string
  at: number
  undo: string | null
}

export interface FormerNoticeRow extends Pick<Schema['notice'], keyof typeof noticeOfVisit> {
  id: Generated<number>
  appointment_id: number | null
  kind: string
  channel: ChannelName
  recipient: string
  status: string
  attempts: number
  accepted_at: number | null
  created_at: number
}
