import { z } from 'zod'
import type { Session } from './devtools.ts'

/** Tasks and our own marks; more of it would slow the page (`devtools.timeline` asks V8 for lines). */
const categories = 'toplevel,blink.user_timing'

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds on the browser's own clock. */
  ts: z.number(),
  dur: z.number().optional(),
  args: z.looseObject({ data: z.looseObject({ startTime: z.number().optional() }).optional() }),
})
type TraceEvent = z.output<typeof event>

const collected = z.object({ value: z.array(z.unknown()) })

export async function startTrace(page: Session): Promise<{ stop(): Promise<TraceEvent[]> }> {
  const events: TraceEvent[] = []
  const complete = Promise.withResolvers<void>()
  page.on('Tracing.dataCollected', (params) => {
    const read = collected.parse(params).value.map((each) => event.safeParse(each))
    events.push(...read.flatMap(({ data }) => (data === undefined ? [] : [data])))
  })
  page.on('Tracing.tracingComplete', () => complete.resolve())
  await page.send('Tracing.start', { categories, transferMode: 'ReportEvents' })
  return {
    async stop() {
      await page.send('Tracing.end')
      await complete.promise
      return events
    },
  }
}

/** The longest task of the page's own thread that begins at `fromMs` of the page's clock or later. */
export function longestTaskMs(events: readonly TraceEvent[], fromMs: number): number {
  const began = events.findLast(({ name }) => name === 'bench:began')
  const startMs = began?.args.data?.startTime
  if (began === undefined || startMs === undefined) throw new Error('the trace lacks its beginning')
  const fromTs = began.ts + (fromMs - startMs) * 1000
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      pid === began.pid &&
      tid === began.tid &&
      ts >= fromTs,
  )
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000))
}
