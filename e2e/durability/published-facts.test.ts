import { z } from 'zod'
import { centre } from '../../content/centre.ts'
import { rupeesText } from '../../domain/centre/prices.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { startPostgres } from '../../test/support/postgres.ts'
import { freePort } from '../../tools/free-port.ts'
import { centreCommand } from '../support/centre-command.ts'
import { launchSite } from '../support/server-process.ts'
import { expect, test } from '../support/server-test.ts'
import { environmentOf, noWhatsApp } from '../support/test-server.ts'

/** How soon each server must show a published fact. */
const withinMs = 1000

const readersPerServer = 2
const changes = 3

const { test: priced } = aPublication

test('two servers of one store show a published fact within a second, and no page mixes two publications', async () => {
  // The test starts a PostgreSQL and two servers of its own.
  test.slow()
  const started = await startTwoServers()
  try {
    expect(await mixedWhilePublishing(started)).toEqual([])
  } finally {
    await started.end()
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

/** Reads pages while facts are published and taken back. Returns each text that mixes two publications. */
async function mixedWhilePublishing({
  sites,
  publish,
  takeBack,
}: Awaited<ReturnType<typeof startTwoServers>>): Promise<string[]> {
  const mixed: string[] = []
  const seen = new Set<string>()
  let isOver = false
  const read = async (site: string) => {
    while (!isOver) {
      const { listed, embedded } = factsIn(await pageAt(`${site}/book-appointment`))
      seen.add(listed)
      if (listed !== embedded) mixed.push(`${listed} beside ${embedded}`)
      const services = factsOnServices(await pageAt(`${site}/services`))
      if (!isOfOnePublication(services)) mixed.push(services)
    }
  }
  const readers = sites.flatMap((site) =>
    Array.from({ length: readersPerServer }, () => read(site)),
  )
  for (let change = 0; change < changes; change++) {
    const id = await publish({ ...priced, price: 1000 + change, minutes: 100 + change })
    const price = `"₹${rupeesText(1000 + change)}"`
    for (const site of sites) await expectShown(`${site}/services`, price)
    if (change % 2 === 0) continue
    await takeBack(id)
    for (const site of sites) await expectShown(`${site}/services`, price, false)
  }
  isOver = true
  await Promise.all(readers)
  // If the readers saw fewer different texts, they missed the changes, and the test proves nothing.
  expect(seen.size).toBeGreaterThan(2)
  return mixed
}

const embeddedJson = z.object({
  centre: z
    .object({
      facts: z
        .object({
          prices: z.object({ from: z.record(z.string(), z.number()) }),
          minutes: z.record(z.string(), z.number()),
        })
        .optional(),
    })
    .optional(),
})

/** Returns the price and the minutes of the MRI scan as the page lists them, and as it embeds them for its script. */
function factsIn(page: string) {
  const listed = /value="MRI Scan".*?<span class="small">([^<]*)</.exec(page)?.[1] ?? ''
  const json = /type="application\/json">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  const { prices, minutes } = embeddedJson.parse(JSON.parse(json)).centre?.facts ?? centre.facts
  const rupees = rupeesText(prices?.from[priced.test] ?? 0)
  return { listed, embedded: `from ₹${rupees}\u00a0· ${minutes?.[priced.test]} min` }
}

/** Returns the price and the minutes of the MRI scan as Services shows them: `₹6,000 · 45 min`. */
function factsOnServices(page: string): string {
  const [, price, facts = ''] =
    /data-price="([^"]*)"><span[^>]*>MRI Scan<\/span><i data-facts="([^"]*)"/.exec(page) ?? []
  return `${price} · ${facts}`
}

function isOfOnePublication(facts: string): boolean {
  const [, price = '', minutes = ''] = /₹(\d,\d{3})\s· (\d+)\smin/.exec(facts) ?? []
  const isOfTheFile = price === '6,000' && minutes === '45'
  return isOfTheFile || Number(price.replace(',', '')) - 900 === Number(minutes)
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
      for (const server of servers) server.kill('SIGKILL')
      await Promise.all(servers.map(({ exited }) => exited))
      await postgres.stop()
    },
  }
}

const published = z.object({ facts: z.object({ log: z.array(z.object({ id: z.number() })) }) })
