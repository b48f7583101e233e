import type { Hono } from 'hono'
import { second } from '../../domain/time/milliseconds.ts'
import type { ComposedServer } from '../../server/compose-server.ts'
import type { DeskEnv } from '../../server/desk/desk-deps.ts'
import { type Ledger, unexpected } from './ledger.ts'
import { runOn } from './machine.ts'
import { openProcess, type Process } from './process.ts'
import type { Schedule } from './schedule.ts'
import type { VirtualTime } from './virtual-time.ts'
import { kindAt, pass } from './waiting.ts'

/** How soon after its end a process is started again. */
const restartMs = 3 * second

/** How long Docker waits after SIGTERM by default. deploy/centre.service and compose.yaml give longer. */
const stopPatienceMs = 10 * second

/** After a change of the settings, an operator restarts one server after the other, at this interval. */
const betweenRestartsMs = 50 * second

/** How often a server looks for what the others have written. */
const pollMs = 2 * second

/** A server that is started again each time its process ends or dies. */
export interface SimulatedServer {
  readonly number: number
  /** The process that answers; undefined while none does. */
  running(): Running | undefined
  wake(): void
  die(why: string): void
}

export interface Running extends Started {
  readonly process: Process
}

export interface Started extends ComposedServer {
  readonly desk: Hono<DeskEnv>
  readonly stop: () => Promise<void>
}

interface ServersDeps {
  readonly schedule: Schedule
  readonly time: VirtualTime
  readonly ledger: Ledger
  readonly random: () => number
  readonly start: (process: Process, number: number) => Promise<Started>
  readonly onEnd: () => Promise<void>
  /** A planted fault: the share of commits that are confirmed although they are rolled back. */
  readonly losesCommits: number | undefined
}

/** Starts the servers and keeps them running, except during crashes, power cuts, stops and refused starts. */
export function openServers(deps: ServersDeps): SimulatedServer[] {
  const { schedule, time, ledger, random } = deps
  const toWake = new Set<SimulatedServer>()
  const servers = Array.from({ length: schedule.setup.servers }, (_, number) => openServer(number))

  function openServer(number: number) {
    let current: Process | undefined
    let running: Running | undefined

    async function keepUp(): Promise<void> {
      for (;;) {
        current = openProcess({ ...deps, onWrite: () => wakeOthers(number) })
        ledger.note(`server ${number} starts`)
        const own = current
        const started = await Promise.race([
          runOn(own, () => deps.start(own, number)).catch(() => own.die('its start is refused')),
          own.died,
        ])
        if (started !== undefined && own.isAlive()) running = { ...started, process: own }
        await own.died
        running = undefined
        ledger.note(`server ${number} ends`)
        await deps.onEnd()
        const downtime = { fromMs: time.elapsedMs(), toMs: Infinity }
        ledger.downtimes.push(downtime)
        await pass({ time }, restartMs)
        while (isCut()) await pass({ time }, second)
        downtime.toMs = time.elapsedMs()
      }
    }

    return {
      number,
      running: () => running,
      die: (why: string) => current?.die(why),
      wake() {
        if (running !== undefined) runOn(running.process, running.worker.wake)
      },
      end() {
        running = undefined
      },
      keepUp,
    }
  }

  function isCut(): boolean {
    return kindAt(schedule.powerCuts, time.elapsedMs()) !== undefined
  }

  /** Wakes every other server within one poll. */
  function wakeOthers(writer: number): void {
    for (const server of servers) {
      if (server.number === writer || toWake.has(server)) continue
      toWake.add(server)
      time.after(Math.floor(random() * pollMs), () => {
        toWake.delete(server)
        server.wake()
      })
    }
  }

  async function stop(server: (typeof servers)[number]): Promise<void> {
    const stopping = server.running()
    if (stopping === undefined) return
    ledger.note(`server ${server.number} is told to stop`)
    // From now on no request reaches the server, but its worker works on until the process ends.
    server.end()
    if (ledger.attempts.some((each) => each.isUnderWay())) {
      ledger.rare.add('a server stops in the middle of a send')
    }
    const { process } = stopping
    const isClean = await Promise.race([
      runOn(process, stopping.stop).then(() => true),
      process.died.then(() => false),
      pass({ time }, stopPatienceMs).then(() => false),
    ])
    if (isClean) ledger.note(`server ${server.number} has stopped cleanly`)
    else if (process.isAlive()) unexpected(ledger, 'a server did not stop within ten seconds')
    process.die('it was told to')
  }

  for (const { fromMs } of schedule.powerCuts) {
    time.after(fromMs, () => {
      for (const { die } of servers) die('the power is cut')
    })
  }
  for (const { atMs, server } of schedule.stops) {
    const told = servers[server]
    if (told !== undefined) time.after(atMs, () => void stop(told))
  }
  for (const { atMs, isKilled } of schedule.settings) {
    for (const server of servers) {
      time.after(atMs + server.number * betweenRestartsMs, () => {
        if (isKilled || server.running() === undefined) server.die('the settings have changed')
        else void stop(server)
      })
    }
  }
  for (const { keepUp } of servers) time.after(0, () => void keepUp())
  return servers
}
