import { Client } from 'pg'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { centreCommand } from '../support/centre-command.ts'
import {
  clockFaster,
  type FastClock,
  launchSite,
  type SiteProcess,
} from '../support/server-process.ts'
import { environmentOf } from '../support/test-server.ts'

interface Member {
  site: SiteProcess
  /** Undefined while the server is not running. */
  url: string | undefined
  hasEnded: boolean
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>

/**
 * Starts servers on one store, and the fake WhatsApp to which they send.
 *
 * @param store The settings that name the shared store.
 * @param timesFaster How many times faster than real time the servers' clock runs.
 */
export async function startFleet(
  servers: number,
  store: Readonly<Record<string, string>>,
  timesFaster: number,
) {
  const fake = await startFakeWhatsApp()
  const environment = {
    ...environmentOf(fake.url, '/nowhere'),
    ...store,
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  }
  const fastClock = { times: timesFaster, sinceMs: Date.now() }
  if (store.DATABASE_URL !== undefined) await speedUpDatabase(store.DATABASE_URL, fastClock)
  const launch = () => launchSite(environment, { clock: clockFaster(fastClock) })
  const members: Member[] = []
  for (let count = 0; count < servers; count++) {
    const site = launch()
    const member: Member = { site, url: await site.listening(), hasEnded: false }
    void site.exited.then(() => {
      member.hasEnded = true
    })
    members.push(member)
  }
  const addresses = () => members.flatMap(({ url }) => url ?? [])
  let turn = 0
  return {
    fake,
    ...centreCommand(environment),
    /** The address of the next running server, in turn. */
    living() {
      const urls = addresses()
      return urls[turn++ % urls.length] ?? ''
    },
    /** The addresses of all running servers. */
    addresses,
    /** How many servers ended without being killed. */
    died: () => members.filter(({ url, hasEnded }) => url !== undefined && hasEnded).length,
    /** Kills the server that `which`, a number in [0, 1), selects. */
    async killOne(which: number) {
      const member = members[Math.floor(which * members.length)]
      if (member === undefined) return
      member.url = undefined
      await member.site.end()
    },
    /** Restarts killed servers. */
    async revive() {
      for (const member of members.filter(({ url }) => url === undefined)) {
        member.site = launch()
        member.url = await member.site.listening()
      }
    },
    async end() {
      await Promise.all(members.map(({ site }) => site.end()))
      await fake.stop()
    },
  }
}

/** Gives PostgreSQL a faster clock, because servers that share a database use the database's clock. */
async function speedUpDatabase(url: string, { times, sinceMs }: FastClock): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(`create function public.clock_timestamp() returns timestamptz language sql as $$
    select to_timestamp(${sinceMs / 1000})
      + (pg_catalog.clock_timestamp() - to_timestamp(${sinceMs / 1000})) * ${times} $$`)
  await client.query(`do $$ begin
    execute format('alter database %I set search_path to public, pg_catalog', current_database());
  end $$`)
  await client.end()
}
