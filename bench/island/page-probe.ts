import { z } from 'zod'
import type { Session } from './devtools.ts'

/** Event Timing tells of no shorter ones. */
const shortestEventMs = 16

/** Runs in the page before anything of ours: when the form is live, and how long each event took. */
const probe = `{
  const eventsMs = self.eventsMs = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) eventsMs.push(duration)
  }).observe({ type: 'event', durationThreshold: ${shortestEventMs} })
  new MutationObserver((_, observer) => {
    if (document.getElementById('still-needed') === null) return
    performance.mark('bench:live')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}`

const answer = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.unknown().optional(),
})

export async function probeNextPage(page: Session): Promise<void> {
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: probe })
}

/** What an expression comes to in the page, which costs the page a task of its own. */
export async function readIn(page: Session, expression: string): Promise<unknown> {
  const told = answer.parse(
    await page.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }),
  )
  if (told.exceptionDetails !== undefined) throw new Error(`the page failed at ${expression}`)
  return told.result.value
}

/** The longest event since the last time it was asked for; the shortest told when none was told. */
export async function longestEventMs(page: Session): Promise<number> {
  const events = z.array(z.number()).parse(await readIn(page, 'eventsMs.splice(0)'))
  return Math.max(shortestEventMs, ...events)
}

export async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}
