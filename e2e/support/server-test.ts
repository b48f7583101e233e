import { test as base, expect } from '@playwright/test'
import { type StartedServer, startBuiltServer } from './test-server.ts'

interface ServerFixtures {
  /** Starts a server with these additional settings. It is closed after the test. */
  readonly startServer: (changes?: Readonly<Record<string, string>>) => Promise<StartedServer>
  /** A server that the test may kill and restart. */
  readonly ownServer: StartedServer
}

/** Tests of the built server that need no browser. */
export const test = base.extend<ServerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the pattern tells Playwright that no fixture is needed
  startServer: async ({}, use) => {
    const servers: Awaited<ReturnType<typeof startBuiltServer>>[] = []
    await use(async (changes) => {
      const testServer = await startBuiltServer(changes)
      servers.push(testServer)
      return testServer
    })
    for (const testServer of servers) await testServer.close()
  },
  ownServer: async ({ startServer }, use) => await use(await startServer()),
})

export { expect }
