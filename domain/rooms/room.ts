import type { OwnTests } from '../published-facts.ts'

/** A room, a machine or the doctor: what a patient occupies for some minutes. */
export interface Room {
  /** As blocks are stored with it: never given to another room. */
  readonly id: string
  readonly name: string
  /** How many patients at once. */
  readonly atOnce: number
  /** Whether several tests here are one turn: one needle fills every tube. */
  readonly isOneTurn?: true
  /** Whether only the doctor's hours count here. */
  readonly isDoctor?: true
}

/** What a test needs of a room. */
export interface Pass {
  readonly room: string
  /** Left out, it takes the minutes of the test. */
  readonly minutes?: number
}

/** The rooms of the centre, and what each test passes through, in this order. */
export interface RoomPlan {
  /** How long a test takes. Not every test has minutes. */
  readonly minutes: Readonly<Record<string, number>>
  readonly rooms: readonly Room[]
  readonly passes: Readonly<Record<string, readonly Pass[]>>
  /** Left out where the centre has no tests of its own. */
  readonly own?: OwnTests
}
