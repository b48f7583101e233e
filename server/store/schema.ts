import type { Generated } from 'kysely'

/** The tables, as Kysely sees them. Instants are epoch milliseconds; lists are JSON text. */
export interface Schema {
  appointment: AppointmentTable
  notice: NoticeTable
  heartbeat: { id: number; at: number }
}

interface AppointmentTable {
  id: Generated<number>
  reference: string
  status: AppointmentStatus
  name: string
  phone: string
  email: string
  date: string
  time: string
  tests: string
  additional_info: string
  language: string
  received_at: number
  call_by: number
  idempotency_key: string | null
  /** SHA-256 of the request, to tell a repeated attempt from a reused key. */
  fingerprint: string
}

interface NoticeTable {
  id: Generated<number>
  appointment_id: number
  channel: ChannelName
  recipient: string
  status: NoticeStatus
  /** When the worker has to act on it next: send, or take over a lease that ran out. Null: never. */
  due_at: number | null
  lease_owner: string | null
  attempts: number
  /** Unguessable, fixed for the life of the notice; the provider hands it back in receipts. */
  correlation_id: string
  provider_message_id: string | null
  failure_class: FailureClass | null
  failure_code: string | null
  created_at: number
  updated_at: number
}

export type AppointmentStatus = 'requested' | 'confirmed' | 'unreachable' | 'cancelled'

export type NoticeStatus =
  | 'due'
  | 'sending'
  | 'accepted'
  | 'delivered'
  | 'read'
  | 'failed'
  | 'abandoned'

export type ChannelName = 'log' | 'whatsapp-cloud'

/** Why a send did not succeed; each class has its own rule in server/outbox/retry-policy.ts. */
export type FailureClass =
  | 'transient'
  | 'pair-throttled'
  | 'channel-throttled'
  | 'spam'
  | 'auth'
  | 'template'
  | 'recipient'
  | 'unknown'
