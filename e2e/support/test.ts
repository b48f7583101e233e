import { test as base, expect } from '@playwright/test'
import { storeKnownRequest } from './known-request.ts'
import { type House, openHouse } from './test-server.ts'
import { type Watch, watchContext } from './watch.ts'

interface EachTest {
  /** The house the pages are of: the worker's, or one of the test's own. */
  readonly house: House
  /**
   * For tests that wait for their message: WhatsApp takes one in six seconds from a house, so that the
   * bookings of other tests would stand before theirs.
   */
  readonly isAlone: boolean
  /** A house of the test's own, to kill and start again. */
  readonly ownHouse: House
  readonly watch: Watch
  /** A complaint on the console that belongs to what the test does, such as a failed request. */
  readonly expectedComplaint: RegExp | undefined
}

interface EachWorker {
  /** One house for all tests of a worker; what a test looks for in it carries a name of its own. */
  readonly sharedHouse: House
}

/** Every test runs against the built server, and fails when a page complains on the console. */
export const test = base.extend<EachTest, EachWorker>({
  sharedHouse: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const house = await openHouse()
      await storeKnownRequest(house.environment.DATA_DIR ?? '')
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  isAlone: [false, { option: true }],
  house: async ({ isAlone, sharedHouse }, use) => {
    if (!isAlone) return await use(sharedHouse)
    const house = await openHouse()
    await use(house)
    await house.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  ownHouse: async ({}, use) => {
    const house = await openHouse()
    await use(house)
    await house.close()
  },
  baseURL: ({ house }, use) => use(house.url),
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaint: [undefined, { option: true }],
  watch: [
    async ({ context, house, expectedComplaint }, use) => {
      const watch = watchContext(context, house.url)
      await use(watch)
      expect(watch.complaints.filter((text) => !expectedComplaint?.test(text))).toEqual([])
      expect(watch.foreignRequests).toEqual([])
      expect(watch.dialogs).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
