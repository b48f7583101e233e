import { DeskScreen } from '../pages/desk-screen.ts'
import type { StartedDesk } from './desk-server.ts'
import { test as base, expect } from './server-test.ts'
import { expectNothingSeen, watchContext } from './watch.ts'

/** How long the start of a server and two commands may take on a busy machine. */
const slowStartMs = 90_000

interface DeskFixtures {
  readonly server: StartedDesk
  /** The desk, opened by a device called Front desk. */
  readonly desk: DeskScreen
  /** An error on the console that the test itself causes, such as a lost connection. */
  readonly expectedComplaint: RegExp | undefined
}

/** Every test runs against the built server with an empty desk, and fails if a page logs an error. */
export const test = base.extend<DeskFixtures>({
  server: [async ({ lendServer }, use) => await use(await lendServer()), { timeout: slowStartMs }],
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1280, height: 720 },
  expectedComplaint: [undefined, { option: true }],
  desk: [
    async ({ page, context, server, expectedComplaint }, use) => {
      const watch = watchContext(context, server.deskUrl)
      const desk = new DeskScreen(page, server)
      await desk.enter('Front desk')
      await use(desk)
      expectNothingSeen(watch, expectedComplaint)
    },
    { timeout: slowStartMs },
  ],
})

export { expect }
