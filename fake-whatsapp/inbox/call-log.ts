import type { Clock } from '../clock.ts'
import type { Fault } from '../faults/fault.ts'
import type { Endpoint } from '../faults/fault-rules.ts'

/** One request that reached the fake, whatever came of it. */
export interface FakeCall {
  /** Milliseconds since the Unix epoch. */
  readonly at: number
  readonly endpoint: Endpoint
  /** The recipient, digits only; absent when it was not read. */
  readonly to: string | undefined
  /** The scripted failure it met. */
  readonly fault: Fault['kind'] | undefined
}

export interface CallLog {
  readonly all: readonly FakeCall[]
  add(call: Omit<FakeCall, 'at'>): void
  clear(): void
}

export function createCallLog(clock: Clock): CallLog {
  const all: FakeCall[] = []
  return {
    all,
    add: (call) => void all.push({ at: clock.now(), ...call }),
    clear: () => void all.splice(0),
  }
}
