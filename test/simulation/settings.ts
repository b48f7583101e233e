import { minute, second } from '../../domain/time/milliseconds.ts'
import { seededRandom } from './random.ts'
import { phoneNumbers, type Setup } from './setup.ts'

/** Within this time after a change, each server that runs has been restarted. */
export const restartedMs = 3 * minute

/** An operator changes the settings. A server reads them when it is started again. */
export interface SettingsChange {
  readonly atMs: number
  readonly setup: Setup
  /** Whether the servers are killed rather than told to stop. */
  readonly isKilled: boolean
}

interface DrawnSettings {
  readonly setup: Setup
  readonly settings: readonly SettingsChange[]
}

/** Draws changes of the settings with a seed of their own, so that the rest of the schedule stays the same. */
export function drawSettings(seed: number, first: Setup): SettingsChange[] {
  const random = seededRandom(seed + 0x5e77)
  const setups = [first]
  return Array.from({ length: random.pick([1, 2, 2, 4]) }, () =>
    random.pick([
      random.between(second, 2 * minute),
      random.between(second, 20 * minute),
      random.between(second, 100 * minute),
    ]),
  )
    .toSorted((a, b) => a - b)
    .map((atMs) => {
      const now = setups.at(-1) ?? first
      const others = [...changesOf(now), ...setups.filter((former) => former !== now).slice(0, 2)]
      const setup = random.pick([now, ...others])
      setups.push(setup)
      return { atMs, setup, isKilled: random.chance(0.5) }
    })
}

/** The settings that a server reads if it starts at this instant. */
export function setupAt({ setup, settings }: DrawnSettings, atMs: number): Setup {
  return settings.findLast((change) => change.atMs <= atMs)?.setup ?? setup
}

/** The setups with which some server may have run in this stretch of time. */
export function setupsIn(schedule: DrawnSettings, fromMs: number, toMs: number): readonly Setup[] {
  const { settings } = schedule
  return [
    setupAt(schedule, fromMs - restartedMs),
    ...settings.flatMap(({ atMs, setup }) =>
      atMs > fromMs - restartedMs && atMs <= toMs ? setup : [],
    ),
  ]
}

function changesOf(setup: Setup): Setup[] {
  const { whatsApp, staffNumbers: numbers, hasStaffMail, hasOwnerMail } = setup
  const [one, two, three] = phoneNumbers
  const withNumbers = (staffNumbers: readonly string[]) => ({ ...setup, staffNumbers })
  const others = numbers.length > 1 ? numbers.slice(1) : [one, two]
  const ofNumbers = [withNumbers(others), withNumbers([three])]
  const by = (provider: Setup['whatsApp']): Setup => ({ ...setup, whatsApp: provider })
  return [
    ...(whatsApp === 'none' ? [] : ofNumbers),
    { ...setup, hasStaffMail: !hasStaffMail },
    { ...setup, hasOwnerMail: !hasOwnerMail },
    by(whatsApp === 'none' ? 'with-webhook' : 'none'),
    by(whatsApp === 'sends-only' ? 'with-webhook' : 'sends-only'),
  ]
}
