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

/** A mark made in the page before the trace is stopped; its beginning may be missing in a trace. */
export const traceEnd = 'bench:end'

/** The longest task of the page's own thread from `fromMs` of the page's clock to the mark. */
export function longestTaskMs(events: readonly TraceEvent[], fromMs: number): number {
  const end = events.findLast(({ name }) => name === traceEnd)
  const endMs = end?.args.data?.startTime
  if (end === undefined || endMs === undefined) throw new Error('the trace lacks its end')
  const fromTs = end.ts + (fromMs - endMs) * 1000
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      pid === end.pid &&
      tid === end.tid &&
      ts >= fromTs &&
      ts + dur <= end.ts,
  )
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000))
}
