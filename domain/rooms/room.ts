import type { OwnTests } from '../centre/published-facts.ts'

/** A room, a machine or the doctor: what a patient occupies for some minutes. */
export interface Room {
  /** Stored with blocks, so it must never be given to another room. */
  readonly id: string
  readonly name: string
  readonly atOnce: number
  /** Whether several tests take one turn here, because one needle fills every tube. */
  readonly isOneTurn?: true
  /** Whether this is the doctor's room, which is open only in the doctor's hours. */
  readonly isDoctor?: true
}

export function roomOf(wanted: string, { rooms }: Pick<RoomPlan, 'rooms'>): Room | undefined {
  return rooms.find(({ id }) => id === wanted)
}

/** A room that a test needs, and for how long. */
export interface Pass {
  readonly room: string
  /** Left out if the patient stays for the minutes of the test. */
  readonly minutes?: number
}

/** The rooms of the centre, and the rooms that each test passes through, in order. */
export interface RoomPlan {
  /** How long each test takes. For a test without an entry, stays.ts guesses. */
  readonly minutes: Readonly<Record<string, number>>
  readonly rooms: readonly Room[]
  readonly passes: Readonly<Record<string, readonly Pass[]>>
  /** Left out if the centre has no tests of its own. */
  readonly own?: OwnTests
}
