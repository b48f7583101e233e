import { minute } from '../../domain/time/milliseconds.ts'
import { toleranceMs } from './judge-clock.ts'

/** A jump of the wall clock must last this long before time follows it. */
const lastingMs = minute

/** The uptime is read at most this often without a jump, because it takes far longer to read than the wall clock. */
const anchorEveryMs = 1000

export interface Clocks {
  readonly wallMs: () => number
  /** Milliseconds since the machine started: setting the clock does not change it. */
  readonly uptimeMs: () => number
}

/**
 * The time that the whole server uses as `now`, epoch ms. It is the wall clock's time, except during the first minute
 * after a jump of over two minutes. In that minute it advances by the machine's uptime, so a short jump changes
 * nothing. Once time follows a jump, watch-clock.ts raises an alarm and looks at what is owed.
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
