import {
  type Life,
  pass,
  type ServerProcess,
  type SimulatedServer,
  type StartProcess,
  spellAt,
  type World,
} from './world.ts'

const second = 1000

/** A process that died by itself is started again that soon. */
const restartMs = 3 * second

export function simulatedServer({
  schedule,
  time,
  ledger,
}: Omit<World, 'server' | 'random'>): SimulatedServer {
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
