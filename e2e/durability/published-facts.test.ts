import { z } from 'zod'
import { aPublication } from '../../test/support/a-publication.ts'
import { startPostgres } from '../../test/support/postgres.ts'
import { freePort } from '../../tools/free-port.ts'
import { centreCommand } from '../support/centre-command.ts'
import { launchSite } from '../support/server-process.ts'
import { expect, test } from '../support/server-test.ts'
import { environmentOf, noWhatsApp } from '../support/test-server.ts'

/** How soon each server must show a published fact. */
const withinMs = 1000

const { test: priced } = aPublication

test('two servers of one store show a published fact within a second, and take it back as soon', async () => {
  // The test starts a PostgreSQL and two servers of its own.
  test.slow()
  const { sites, publish, takeBack, end } = await startTwoServers()
  try {
    const id = await publish({ ...priced, price: 1001 })
    for (const site of sites) await expectShown(`${site}/services`, '"₹1,001"')
    await takeBack(id)
    for (const site of sites) await expectShown(`${site}/services`, '"₹1,001"', false)
  } finally {
    await end()
  }
})

/** Waits until the page has the text, or lacks it if `isShown` is false. Fails if that takes too long. */
async function expectShown(address: string, text: string, isShown = true): Promise<void> {
  const sinceMs = performance.now()
  while ((await pageAt(address)).includes(text) !== isShown)
    expect(performance.now() - sinceMs, `${address}: ${text}`).toBeLessThan(withinMs)
}

async function pageAt(address: string): Promise<string> {
  return await (await fetch(address)).text()
}

async function startTwoServers() {
  const postgres = await startPostgres()
  const deskPort = await freePort()
  const store = { DATABASE_URL: await postgres.createDatabase() }
  const environment = {
    ...environmentOf('http://127.0.0.1:9', '/nowhere'),
    ...noWhatsApp,
    ...store,
  }
  const withDesk = { ...environment, DESK_PORT: String(deskPort) }
  const servers = [launchSite(withDesk), launchSite(environment)]
  const sites = await Promise.all(servers.map((server) => server.listening()))
  const origin = `http://localhost:${deskPort}`
  await expect
    .poll(() =>
      fetch(origin).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  const { say } = centreCommand(withDesk)
  const own = { origin, 'sec-fetch-site': 'same-origin' }
  const link = z.object({ url: z.string() }).parse(JSON.parse(await say('desk', '--json')))
  const entered = await fetch(link.url, {
    method: 'POST',
    redirect: 'manual',
    headers: own,
    body: new URLSearchParams({ name: 'Front desk' }),
  })
  const cookie = entered.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  const postFact = async (body: object): Promise<number> => {
    const answer = await fetch(`${origin}/facts`, {
      method: 'POST',
      headers: { ...own, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ id: crypto.randomUUID(), ...body }),
    })
    expect(answer.status).toBe(200)
    return published.parse(await answer.json()).facts.log[0]?.id ?? 0
  }
  return {
    sites,
    publish: (publication: object) => postFact({ act: 'publish', publication }),
    takeBack: (takesBack: number) => postFact({ act: 'take-back', takesBack }),
    async end() {
      await Promise.all(servers.map((server) => server.end()))
      await postgres.stop()
    },
  }
}

const published = z.object({ facts: z.object({ log: z.array(z.object({ id: z.number() })) }) })
