import { test as base, expect, type Page } from '@playwright/test'
import { type StartedDesk, startDeskServer } from './desk-server.ts'
import { storeKnownRequest } from './known-request.ts'
import { type StartedServer, startBuiltServer } from './test-server.ts'

interface ServerFixtures {
  /** Ends what a test has started, the last first. */
  readonly started: AsyncDisposableStack
  /** Starts a server like `startBuiltServer`. It is closed after the test. */
  readonly startServer: (
    changes?: Readonly<Record<string, string>>,
    aheadMs?: number,
  ) => Promise<StartedServer>
  /** A server that the test may kill and restart. */
  readonly ownServer: StartedServer
}

/** Servers that start once a test of a worker needs them. */
interface WorkerServers {
  /** One site for all tests of a worker. A test finds its own bookings by their unique names. */
  readonly sharedServer: StartedServer
  /** Lends each test the same desk with an empty store, or a new desk if the last one is used up. */
  readonly lendServer: () => Promise<StartedDesk>
}

/**
 * The fixtures of tests that need no browser. All other tests extend these fixtures, because Playwright starts a new
 * worker for a test that has other fixtures of workers.
 */
export const test = base.extend<ServerFixtures, WorkerServers>({
  context: async ({ context }, use) => {
    await use(context)
    // Without a listener for dialogs, Playwright leaves a page even if the page asks first.
    context.removeAllListeners('dialog')
    for (const page of context.pages()) await leave(page)
  },
  // biome-ignore lint/correctness/noEmptyPattern: the pattern tells Playwright that no fixture is needed
  started: async ({}, use) => {
    const started = new AsyncDisposableStack()
    await use(started)
    await started.disposeAsync()
  },
  startServer: async ({ started }, use) =>
    await use(async (changes, aheadMs) => {
      const testServer = await startBuiltServer(changes, aheadMs)
      started.defer(testServer.close)
      return testServer
    }),
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the pattern tells Playwright that no fixture is needed
    async ({}, use) => {
      const testServer = await startBuiltServer()
      await storeKnownRequest(testServer.environment.DATA_DIR ?? '')
      await use(testServer)
      await testServer.close()
    },
    { scope: 'worker' },
  ],
  lendServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the pattern tells Playwright that no fixture is needed
    async ({}, use) => {
      let lent: StartedDesk | undefined
      await use(async () => {
        if (lent?.isUsedUp()) {
          await lent.close()
          lent = undefined
        }
        lent?.empty()
        lent ??= await startDeskServer()
        return lent
      })
      await lent?.close()
    },
    { scope: 'worker' },
  ],
  ownServer: async ({ startServer }, use) => await use(await startServer()),
})

/** The next test uses the same page, and would fail if the page were still opening another address. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank').catch(() => page.waitForURL('about:blank'))
}

export { expect }
