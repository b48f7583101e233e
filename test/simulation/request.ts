import type { Hono } from 'hono'
import { runOn } from './machine.ts'
import type { Random } from './random.ts'
import type { Running } from './servers.ts'
import type { World } from './world.ts'

/** The connection from an address. */
export function peerAt(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress, remotePort: 40_000, remoteFamily: 'IPv4' } } }
}

/** Asks one of the running servers. Undefined if no server runs, or if the asked one dies. */
export async function request(
  world: World,
  ask: (app: Hono) => Response | Promise<Response>,
): Promise<Response | undefined> {
  return await requestOf(world, world.random, ({ app }) => ask(app))
}

export async function requestOf(
  { servers, ledger }: World,
  random: Random,
  ask: (server: Running) => Response | Promise<Response>,
): Promise<Response | undefined> {
  const server = random.pick(servers.flatMap((each) => each.running() ?? []))
  if (server === undefined) return undefined
  ledger.requestsUnderWay++
  try {
    return await Promise.race([
      runOn(server.process, async () => await ask(server)),
      server.process.died,
    ])
  } finally {
    ledger.requestsUnderWay--
  }
}
