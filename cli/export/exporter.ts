import type { Appointment } from '../../server/db/records.ts'

/** Appointments as they are read: a page of them at a time, so that any number fits in memory. */
export type Pages = AsyncIterable<readonly Appointment[]>

/** Turns appointments into the text of one file, piece by piece. */
export type Exporter = (pages: Pages, context: ExportContext) => AsyncIterable<string>

export interface ExportContext {
  /** Whether personal fields are written: name, phone, e-mail, note, and which tests. */
  readonly reveal: boolean
  /** Scheme and host, without a trailing slash. */
  readonly publicUrl: string
  readonly centreName: string
  readonly nowMs: number
}
