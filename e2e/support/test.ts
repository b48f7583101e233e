import type { Language } from '../../domain/language.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { test as base, expect } from './server-test.ts'
import type { StartedServer } from './test-server.ts'
import { expectNothingSeen, type Watch, watchContext } from './watch.ts'

interface PageFixtures {
  /** The server whose pages the test opens: the worker's, or one of the test's own if `hasOwnServer`. */
  readonly testServer: StartedServer
  /**
   * Whether the test needs its own server, because it waits for a message. A server sends one message to a
   * number every six seconds, so on a shared server the messages about other tests' bookings would come first.
   */
  readonly hasOwnServer: boolean
  readonly watch: Watch
  readonly formLanguage: Language
  /** The booking form in that language, open and hydrated. */
  readonly booking: BookingPage
  /** A console error that the test causes on purpose, such as a failed request. */
  readonly expectedComplaint: RegExp | undefined
}

/** Every test runs against the built server, and fails if a page logs an error on the console. */
export const test = base.extend<PageFixtures>({
  hasOwnServer: [false, { option: true }],
  testServer: async ({ hasOwnServer, sharedServer, startServer }, use) =>
    await use(hasOwnServer ? await startServer() : sharedServer),
  baseURL: ({ testServer }, use) => use(testServer.url),
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaint: [undefined, { option: true }],
  formLanguage: ['en', { option: true }],
  booking: async ({ page, formLanguage }, use) => {
    const booking = new BookingPage(page, formLanguage)
    await booking.open()
    await use(booking)
  },
  watch: [
    async ({ context, testServer, expectedComplaint }, use) => {
      const watch = watchContext(context, testServer.url)
      await use(watch)
      // An earlier test may have left this context offline.
      await context.setOffline(false)
      expectNothingSeen(watch, expectedComplaint)
    },
    { auto: true },
  ],
})

export { expect }
