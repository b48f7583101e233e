import type { Ledger } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import type { ServerProcess } from './server-process.ts'
import type { VirtualTime } from './virtual-time.ts'
import { type Life, pass, spellAt } from './world.ts'

const second = 1000

/** A process that died by itself is started again that soon. */
const restartMs = 3 * second

/** The machine: one process after the other, each until it dies or the power is cut. */
export interface SimulatedServer {
  /** The process that runs now, or ran last. */
  life(): Life
  /** Undefined while none runs. */
  process(): ServerProcess | undefined
  /** From now on there is a process, but for crashes and power cuts. */
  run(start: StartProcess): void
}

type StartProcess = (life: Life) => Promise<ServerProcess>

interface ServerDeps {
  readonly schedule: Schedule
  readonly time: VirtualTime
  readonly ledger: Ledger
}

export function simulatedServer({ schedule, time, ledger }: ServerDeps): SimulatedServer {
  let life: Life = { isAlive: () => false, die() {} }
  let process: ServerProcess | undefined

  async function keepUp(start: StartProcess): Promise<void> {
    for (;;) {
      const death = Promise.withResolvers<void>()
      let isAlive = true
      life = {
        isAlive: () => isAlive,
        die() {
          isAlive = false
          process = undefined
          death.resolve()
        },
      }
      process = await start(life)
      await death.promise
      ledger.note('the process dies')
      const downtime = { fromMs: time.elapsedMs(), toMs: Infinity }
      ledger.downtimes.push(downtime)
      await pass({ time }, restartMs)
      while (isCut()) await pass({ time }, second)
      downtime.toMs = time.elapsedMs()
      ledger.note('a process starts')
    }
  }

  function isCut(): boolean {
    return spellAt(schedule.powerCuts, time.elapsedMs()) !== undefined
  }

  async function cutPower(fromMs: number): Promise<void> {
    await pass({ time }, fromMs)
    if (life.isAlive()) life.die()
  }

  return {
    life: () => life,
    process: () => process,
    run(start) {
      for (const { fromMs } of schedule.powerCuts) void cutPower(fromMs)
      void keepUp(start)
    },
  }
}
