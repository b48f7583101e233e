import type { Page } from '@playwright/test'
import { z } from 'zod'

export const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  // So tall that the whole page is in view, because the browser reports no shift out of view.
  { width: 1280, height: 4000 },
] as const

const shifts = z.array(
  z.object({
    value: z.number(),
    sources: z.array(z.object({ previousRect: z.unknown(), currentRect: z.unknown() })),
  }),
)

/** Returns every layout shift since the page was opened. */
export async function layoutShifts(page: Page): Promise<z.output<typeof shifts>> {
  const entries = await page.evaluate(async () => {
    const seen: unknown[] = []
    const observer = new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map((entry) => entry.toJSON()))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // The browser reports a new shift after its frame. It reports earlier, buffered shifts one task later.
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    return seen
  })
  return shifts.parse(entries)
}
