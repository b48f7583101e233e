import type { Generated } from 'kysely'
import type { EventKind, Source, StoreEventKind } from '../../domain/visit/history.ts'
import type { Ending, VisitState } from '../../domain/visit/visit.ts'

/**
 * The tables of visits (docs/decisions/027). `server/visits/` alone writes them. Instants are epoch
 * milliseconds; lists are JSON text.
 */
export interface VisitTables {
  /**
   * What reception works on. Every column but `id`, `last_number` and the claim is computed from the
   * requests and events, and kept here for indexes.
   */
  visit: {
    id: Generated<number>
    /** The number of its last request or event; the next one is higher by one. */
    last_number: number
    state: VisitState
    /** Null while the visit has not ended. */
    ending: Ending | null
    /** The agreed day, or else the day that the newest request asks for. Null once erased. */
    day: string | null
    agreed_date: string | null
    agreed_time: string | null
    /** The earliest call-by of its open asks; null without an open ask. */
    call_by: number | null
    /** 1 while no notice of an open ask could reach anybody. A person must then find the visit in a list. */
    needs_call: number
    /** When the server computes again which notices are owed. Null if time alone can change nothing. */
    look_at: number | null
    /** When its last request was sent through the site; null if reception entered every request. */
    last_sent_at: number | null
    /** When its last request or event was recorded. The latest time counts, because clocks may have been set back. */
    last_recorded_at: number
    /** The device that is calling, until when, and the number of the `seen` that made the claim. */
    claim_device: number | null
    claim_until: number | null
    claim_number: number | null
    /** As last sent or corrected; empty once erased. */
    name: string
  }
  /** What a patient sent, or reception entered for her. Only erasure changes it. */
  request: {
    id: Generated<number>
    visit_id: number
    /** Its place in the history of the visit. */
    number: number
    reference: string
    source: Source
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
    /** SHA-256 of what was sent, to tell a repeated attempt from a reused key; empty once erased. */
    fingerprint: string
    /** 1 if it came beyond the overall limit. Reception is then owed a summary instead of a notice. */
    is_beyond_limit: number
  }
  /** What happened. An event is appended, and never changed. It holds nothing personal. */
  event: {
    id: Generated<number>
    /** Null for an event that concerns no visit, such as a revoked device or a purge. */
    visit_id: number | null
    /** Its position in the history of the visit. Null without a visit. */
    number: number | null
    kind: EventKind | StoreEventKind
    happened_at: number
    recorded_at: number
    actor: 'patient' | 'desk' | 'tap' | 'command' | 'server'
    /** The device, if the actor is the desk. */
    device_id: number | null
    /** Made by the page of the desk, so that an act which is sent twice counts once. */
    act_id: string | null
    /** SHA-256 of the act; null once erased, because a phone number can be guessed from its hash. */
    fingerprint: string | null
    /** The other fields of its kind, as JSON: the asks it names, the agreed time, what it takes back. */
    detail: string
  }
  /** What is personal in an event. Erasure and the purge delete it. */
  event_text: {
    id: Generated<number>
    event_id: number
    field: 'note' | 'name' | 'phone' | 'email' | 'language' | 'tests'
    text: string
  }
  /** Every number of a visit, as sent and as corrected; none once the visit is erased. */
  visit_phone: {
    id: Generated<number>
    visit_id: number
    /** One key for the many ways of writing one number (phone-key.ts). */
    phone_key: string
    recorded_at: number
  }
}

/** Further columns of a notice about a visit. They are null for every other notice. */
export interface VisitNoticeColumns {
  visit_id: Generated<number | null>
  /** The number of the ask that the notice is about. */
  ask: Generated<number | null>
  /** The number of the `reopened` that opened the ask. 0 without a `reopened`, and for kind `request`. */
  opening: Generated<number | null>
  /** The asks that the message shows, as a JSON list. Null before its sending begins. */
  shows: Generated<string | null>
  /** The visit's `last_number` when sending began. */
  last_known: Generated<number | null>
}
