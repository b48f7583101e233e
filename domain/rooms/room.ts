import { allTests, type TestName } from '../test-catalogue.ts'

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
  /** Left out where the content gives no minutes for the test. */
  readonly minutes?: number
}

/** The rooms of the centre, and what each test passes through, in this order. */
export interface RoomPlan {
  readonly rooms: readonly Room[]
  readonly passes: Readonly<Partial<Record<TestName, readonly Pass[]>>>
}

/** The same plan, where a test that passes through one room takes its own minutes there. */
export function withMinutes(
  plan: RoomPlan,
  minutes: Readonly<Partial<Record<TestName, number>>>,
): RoomPlan {
  const passes: Partial<Record<TestName, readonly Pass[]>> = { ...plan.passes }
  for (const test of allTests) {
    const [only, ...others] = passes[test] ?? []
    const taken = minutes[test]
    if (only === undefined || others.length > 0 || taken === undefined) continue
    passes[test] = [{ minutes: taken, ...only }]
  }
  return { ...plan, passes }
}
