import { toleranceMs } from './judge-clock.ts'

/** A jump of the wall clock must last this long before time follows it. */
const lastingMs = 60_000

/** The time between two readings of the uptime, which take far longer than readings of the wall clock. */
const anchorEveryMs = 1000

export interface Clocks {
  /** What the wall clock shows, epoch ms. */
  readonly wallMs: () => number
  /** Milliseconds since the machine started: setting the clock does not change it. */
  readonly uptimeMs: () => number
}

/**
 * The time by which a server works, epoch ms. It is the time of the wall clock. If the wall clock jumps by more
 * than two minutes, time counts on by the machine's uptime. Once the jump has lasted a minute, time follows it.
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
