import { toleranceMs } from './judge-clock.ts'

/** A wall clock that is wrong for less than this is not followed. */
const lastingMs = 60_000

/** How often the machine's uptime is read, which takes far longer than the wall clock. */
const anchorEveryMs = 1000

export interface Clocks {
  /** What the wall clock shows, epoch ms. */
  readonly wallMs: () => number
  /** Milliseconds since the machine started: setting the clock does not change it. */
  readonly uptimeMs: () => number
}

/**
 * The time by which a server works, epoch ms. It is the wall clock's, unless that was set by more than two
 * minutes: then time counts on by the machine's uptime, until the difference has lasted for a minute.
 */
export function steadyClock({ wallMs, uptimeMs }: Clocks): () => number {
  let anchor = { wallMs: wallMs(), uptimeMs: uptimeMs() }
  let doubt: { readonly aheadMs: number; readonly sinceUptimeMs: number } | undefined

  function hasLasted(aheadMs: number, uptimeNowMs: number): boolean {
    if (doubt === undefined || Math.abs(aheadMs - doubt.aheadMs) > toleranceMs) {
      doubt = { aheadMs, sinceUptimeMs: uptimeNowMs }
    }
    return uptimeNowMs - doubt.sinceUptimeMs >= lastingMs
  }

  return () => {
    const shownMs = wallMs()
    const sinceAnchorMs = shownMs - anchor.wallMs
    if (doubt === undefined && sinceAnchorMs >= 0 && sinceAnchorMs < anchorEveryMs) return shownMs
    const uptimeNowMs = uptimeMs()
    const expectedMs = anchor.wallMs + uptimeNowMs - anchor.uptimeMs
    const aheadMs = shownMs - expectedMs
    if (Math.abs(aheadMs) > toleranceMs && !hasLasted(aheadMs, uptimeNowMs)) {
      return Math.round(expectedMs)
    }
    anchor = { wallMs: shownMs, uptimeMs: uptimeNowMs }
    doubt = undefined
    return shownMs
  }
}
