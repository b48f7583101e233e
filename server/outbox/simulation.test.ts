import { describe, expect, it } from 'vitest'
import type { Taken } from '../../test/simulation/provider.ts'
import { type Ended, runSchedule } from '../../test/simulation/run-schedule.ts'

const minute = 60_000

/** `SIMULATIONS=10000 npx vitest run simulation` runs the whole lot; see docs/decisions. */
const schedules = Number(process.env.SIMULATIONS ?? 300)
const firstSeed = Number(process.env.SIMULATION_SEED ?? 1)
const perTest = 50

/** The ladder's last step, and what a crash at its very moment costs until the process is back. */
const longestSilenceMs = 75 * minute + 10_000

/** Sending once more is right only when nobody knows whether the first one arrived. */
const maxCopies = 3

describe('whatever the provider, the network and the process do', () => {
  for (let seed = firstSeed; seed < firstSeed + schedules; seed += perTest) {
    const last = Math.min(seed + perTest, firstSeed + schedules) - 1
    it(`somebody hears of each request, in time and not too often: schedules ${seed} to ${last}`, async () => {
      for (let each = seed; each <= last; each++) check(each, await runSchedule(each))
    }, 120_000)
  }
})

function check(seed: number, ended: Ended): void {
  for (const appointment of ended.appointments) {
    const { heardAtMs, needsCallAtMs, receivedAtMs, reference } = appointment
    const told = Math.min(heardAtMs ?? Infinity, needsCallAtMs ?? Infinity)
    const isDealtWith = appointment.status !== 'requested'
    expect.soft(told < Infinity || isDealtWith, `seed ${seed} ${reference} ends known`).toBe(true)
    const waited = told - receivedAtMs
    expect
      .soft(isDealtWith || waited <= longestSilenceMs, `seed ${seed} ${reference} waits ${waited}`)
      .toBe(true)
  }
  const stillOwed = ended.notices.filter(({ status }) => status === 'due' || status === 'sending')
  for (const { kind, reference } of stillOwed.filter(({ kind }) => kind === 'request')) {
    const appointment = ended.appointments.find((each) => each.reference === reference)
    const isVisible = appointment?.heardAtMs ?? appointment?.needsCallAtMs
    expect.soft(isVisible, `seed ${seed} ${reference} ${kind} still owed`).toBeDefined()
  }
  for (const recipient of ['+919000000001', '+919000000002']) {
    const sent = ended.whatsApp.taken.filter(({ message }) => message.recipient === recipient)
    expect.soft(fastestBreach(sent), `seed ${seed} pace to ${recipient}`).toBeUndefined()
  }
  expect.soft(copiesBeyondReason(ended), `seed ${seed} copies`).toEqual([])
}

/** Meta's stricter reading: at most 5 in 6 s, and nothing more until all are repaid at 6 s each. */
function fastestBreach(sent: readonly Taken[]): number | undefined {
  let burstStartMs = -Infinity
  let clearAtMs = -Infinity
  for (const { atMs } of sent) {
    if (atMs >= clearAtMs) {
      burstStartMs = atMs
      clearAtMs = atMs + 6000
    } else if (atMs < burstStartMs + 6000 && clearAtMs < burstStartMs + 30_000) clearAtMs += 6000
    else return atMs
  }
  return undefined
}

function copiesBeyondReason({ whatsApp, mail }: Ended): string[] {
  return [whatsApp, mail].flatMap(({ taken, unknown }) => {
    const copies = Map.groupBy(taken, ({ message }) => message.correlationId)
    return Array.from(copies, ([id, messages]) => ({ id, count: messages.length }))
      .filter(({ id, count }) => count > 1 + (unknown.get(id) ?? 0) || count > maxCopies)
      .map(({ id, count }) => `${id} ${count}`)
  })
}
