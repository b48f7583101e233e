import { test as base, expect } from '@playwright/test'
import { type MailServer, startMailServer } from '../../test/support/mail-server.ts'
import { type StartedServer, startBuiltServer } from './test-server.ts'

interface ServerFixtures {
  /** Starts a server with these additional settings and this clock. It is closed after the test. */
  readonly startServer: (
    changes?: Readonly<Record<string, string>>,
    aheadMs?: number,
  ) => Promise<StartedServer>
  /** A server that the test may kill and restart. */
  readonly ownServer: StartedServer
  readonly mail: MailServer
}

/** Tests of the built server that need no browser. */
export const test = base.extend<ServerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the pattern tells Playwright that no fixture is needed
  mail: async ({}, use) => {
    const mail = await startMailServer()
    await use(mail)
    await mail.stop()
  },
  // biome-ignore lint/correctness/noEmptyPattern: the pattern tells Playwright that no fixture is needed
  startServer: async ({}, use) => {
    const servers: Awaited<ReturnType<typeof startBuiltServer>>[] = []
    await use(async (changes, aheadMs) => {
      const testServer = await startBuiltServer(changes, aheadMs)
      servers.unshift(testServer)
      return testServer
    })
    // The last server first, because it may run on the data of an earlier one.
    for (const testServer of servers) await testServer.close()
  },
  ownServer: async ({ startServer }, use) => await use(await startServer()),
})

export { expect }
