import type { Hono } from 'hono'
import { runOn } from './machine.ts'
import type { World } from './world.ts'

/** What a caller gets of one of the servers that run; undefined when it dies meanwhile, or none runs. */
export async function request(
  { servers, random, ledger }: World,
  ask: (app: Hono) => Response | Promise<Response>,
): Promise<Response | undefined> {
  const [first, ...others] = servers.flatMap((server) => server.running() ?? [])
  if (first === undefined) return undefined
  const { life, app } = random.pick([first, ...others])
  ledger.requestsUnderWay++
  try {
    return await Promise.race([runOn(life, async () => await ask(app)), life.died])
  } finally {
    ledger.requestsUnderWay--
  }
}
