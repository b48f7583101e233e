import type { EventKind, Source, StoreEventKind } from '../../domain/visit/history.ts'
import type { Ending, VisitState } from '../../domain/visit/visit.ts'
import { bigint, id, idOf, integer, orNull, text, unique, word } from './columns.ts'

/**
 * The tables of visits (docs/decisions/027). Acts are written by `server/visits/` alone. Instants are epoch
 * milliseconds; lists are JSON text.
 */
export const visitTables = {
  /**
   * What reception works on. Every column but `id`, `last_number` and the claim is computed, and kept here for indexes.
   */
  visit: {
    id,
    /** The number of its last request or event, or higher after a restore. The next one is higher by one. */
    last_number: integer,
    state: word<VisitState>(),
    /** Null while the visit has not ended. */
    ending: orNull(word<Ending>()),
    /** The agreed day, or else the day that the newest request asks for. Null once erased. */
    day: orNull(text),
    agreed_date: orNull(text),
    agreed_time: orNull(text),
    /** The earliest call-by of its open asks; null without an open ask. */
    call_by: orNull(bigint),
    /** 1 while reception could not be notified of an open ask in time. A person must then find the visit in a list. */
    needs_call: integer,
    /** When the server computes again which notices are owed. Null if time alone can change nothing. */
    look_at: orNull(bigint),
    /** When its last request was sent through the site; null if reception entered every request. */
    last_sent_at: orNull(bigint),
    /** When its last request or event was recorded. The latest time counts, because clocks may have been set back. */
    last_recorded_at: bigint,
    /** The device that is calling, until when, and the number of the `seen` that made the claim. */
    claim_device: orNull(integer),
    claim_until: orNull(bigint),
    claim_number: orNull(integer),
    /** As last sent or corrected; empty once erased. */
    name: text,
  },
  /** What a patient sent, or reception entered for the patient. Only erasure changes it. */
  request: {
    id,
    visit_id: idOf('visit'),
    /** Its place in the history of the visit. */
    number: integer,
    reference: unique(text),
    source: word<Source>(),
    name: text,
    phone: text,
    email: text,
    date: text,
    time: text,
    tests: text,
    additional_info: text,
    language: text,
    received_at: bigint,
    call_by: bigint,
    idempotency_key: unique(orNull(text)),
    /** SHA-256 of what was sent, to tell a repeated attempt from a reused key. Empty for an entry, and once erased. */
    fingerprint: text,
    /** 1 if it came beyond the overall limit. If anybody gets summaries, a summary then replaces its notices. */
    is_beyond_limit: integer,
  },
  /** What happened. An event is appended, and only erasure changes it. Its personal texts are in `event_text`. */
  event: {
    id,
    /** Null for an event that concerns no visit, such as a revoked device or a purge. */
    visit_id: orNull(integer),
    /** Its position in the history of the visit. Null without a visit. */
    number: orNull(integer),
    kind: word<EventKind | StoreEventKind>(),
    happened_at: bigint,
    recorded_at: bigint,
    actor: word<'patient' | 'desk' | 'tap' | 'command' | 'server'>(),
    /** The device, if the actor is the desk. */
    device_id: orNull(integer),
    /** Made by the page of the desk, so that an act which is sent twice counts once. */
    act_id: unique(orNull(text)),
    /** SHA-256 of an act of the desk. Null once erased, because a phone number can be guessed from its hash. */
    fingerprint: orNull(text),
    /** The other fields of its kind, as JSON: the asks it names, the agreed time, what it takes back. */
    detail: text,
  },
  /** What is personal in an event. Erasure and the purge delete it. */
  event_text: {
    id,
    event_id: idOf('event'),
    field: word<'note' | 'name' | 'phone' | 'email' | 'language' | 'tests'>(),
    text,
  },
  /** Every number of a visit, as sent and as corrected; none once the visit is erased. */
  visit_phone: {
    id,
    visit_id: idOf('visit'),
    /** One key for the many ways of writing one number (phone-key.ts). */
    phone_key: text,
    recorded_at: bigint,
  },
}

/** Further columns of a notice about a visit. They are null for every other notice. */
export const noticeOfVisit = {
  visit_id: orNull(integer),
  /** The number of the ask that the notice is about. */
  ask: orNull(integer),
  /** `causedBy` in domain/visit/owed.ts. Negative for a second notice of 2.0.0 that the unique index would refuse. */
  opening: orNull(integer),
  /** The asks that the message shows, as a JSON list. Null before its sending begins. */
  shows: orNull(text),
  /** The visit's `last_number` when sending began. */
  last_known: orNull(integer),
}
