import { type FastClock, launchSite, type SiteProcess } from '../support/server-process.ts'

/** Servers on one store, of which one may be dead. */
export interface Fleet {
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
  readonly environment: Readonly<Record<string, string>>
  site: SiteProcess
  /** Undefined while it is killed. */
  url: string | undefined
  hasEnded: boolean
}

/** Starts a server for each environment; the store they share is named in these. */
export async function startFleet(
  environments: readonly Readonly<Record<string, string>>[],
  fastClock?: FastClock,
): Promise<Fleet> {
  const launch = (environment: Member['environment']) =>
    launchSite(environment, fastClock === undefined ? {} : { fastClock })
  const members: Member[] = []
  for (const environment of environments) {
    const site = launch(environment)
    const member: Member = { environment, site, url: await site.listening(), hasEnded: false }
    void site.exited.then(() => {
      member.hasEnded = true
    })
    members.push(member)
  }
  const addresses = () => members.flatMap(({ url }) => url ?? [])
  let turn = 0
  return {
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
        member.site = launch(member.environment)
        member.url = await member.site.listening()
      }
    },
    async end() {
      await Promise.all(members.map(kill))
    },
  }
}

async function kill({ site }: Member): Promise<void> {
  site.kill('SIGKILL')
  await site.exited
}
