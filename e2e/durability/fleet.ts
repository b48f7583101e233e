import { type FakeWhatsApp, startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { centreCommand } from '../support/centre-command.ts'
import { launchSite, type SiteProcess } from '../support/server-process.ts'
import { environmentOf } from '../support/test-server.ts'

type Environment = Readonly<Record<string, string>>

/** Servers on one store, of which one may be dead, with the fake WhatsApp they send to. */
export interface Fleet extends ReturnType<typeof centreCommand> {
  readonly fake: FakeWhatsApp
  /** The address of the next running server, in turn. */
  living(): string
  /** The addresses of all running servers. */
  addresses(): readonly string[]
  /** How many ended by themselves. */
  died(): number
  /** Kills one of them; a number in [0, 1) chooses which. */
  killOne(which: number): Promise<void>
  /** Restarts killed servers. */
  revive(): Promise<void>
  end(): Promise<void>
}

interface Member {
  site: SiteProcess
  /** Undefined while it is killed. */
  url: string | undefined
  hasEnded: boolean
}

/**
 * @param store Names the store they share.
 * @param timesFaster How much faster than ours their clock runs.
 */
export async function startFleet(
  servers: number,
  store: Environment,
  timesFaster: number,
): Promise<Fleet> {
  const fake = await startFakeWhatsApp({ templates: 'any' })
  const environment = {
    ...environmentOf(fake.url, '/nowhere'),
    ...store,
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  }
  const fastClock = { times: timesFaster, sinceMs: Date.now() }
  const launch = () => launchSite(environment, { fastClock })
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
    living() {
      const urls = addresses()
      return urls[turn++ % urls.length] ?? ''
    },
    addresses,
    died: () => members.filter(({ url, hasEnded }) => url !== undefined && hasEnded).length,
    async killOne(which) {
      const member = members[Math.floor(which * members.length)]
      if (member === undefined) return
      member.url = undefined
      await kill(member)
    },
    async revive() {
      for (const member of members.filter(({ url }) => url === undefined)) {
        member.site = launch()
        member.url = await member.site.listening()
      }
    },
    async end() {
      await Promise.all(members.map(kill))
      await fake.stop()
    },
  }
}

async function kill({ site }: Member): Promise<void> {
  site.kill('SIGKILL')
  await site.exited
}
