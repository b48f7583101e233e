import { useEffect, useRef } from 'react'

/** A saved act is drawn within this time. */
const focusGoesWithinMs = 500

/** Moves the focus after a drawing, when the element is there. */
export function useFocus() {
  // `onceLostUntilMs`: how long to wait, by the page's own clock, until the focused element goes away.
  const wanted = useRef<{ id: string; onceLostUntilMs?: number }>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const { id, onceLostUntilMs } = wanted.current
    const isToWait = onceLostUntilMs !== undefined && document.activeElement !== document.body
    if (isToWait && performance.now() < onceLostUntilMs) return
    wanted.current = undefined
    if (!isToWait) document.getElementById(id)?.focus()
  })
  return {
    move: (id: string | undefined) => {
      wanted.current = id === undefined ? undefined : { id }
    },
    /** Only where the focused element goes away. */
    keep: (id: string) => {
      wanted.current = { id, onceLostUntilMs: performance.now() + focusGoesWithinMs }
    },
  }
}
