import { useEffect, useRef } from 'react'

/** After a save the board is drawn within this time, perhaps in several steps. */
const drawnWithinMs = 500

interface WantedFocus {
  readonly id: string
  /** In `performance.now()`, ms. A later drawing does not move the focus, because it has another cause. */
  readonly untilMs: number
  /** Whether to wait until the focused element goes away. */
  readonly isOnceLost: boolean
}

/** Moves the focus after a drawing, once the element is there and takes the focus. */
export function useFocus() {
  const wanted = useRef<WantedFocus>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const { id, untilMs, isOnceLost } = wanted.current
    const isToWait = isOnceLost && document.activeElement !== document.body
    const element = isToWait ? undefined : document.getElementById(id)
    // An element that is still inert does not take the focus.
    element?.focus()
    const isDone = element !== undefined && document.activeElement === element
    if (isDone || performance.now() >= untilMs) wanted.current = undefined
  })
  const want = (id: string, isOnceLost: boolean) => {
    wanted.current = { id, isOnceLost, untilMs: performance.now() + drawnWithinMs }
  }
  return {
    move: (id: string | undefined) => {
      if (id === undefined) wanted.current = undefined
      else want(id, false)
    },
    /** Moves the focus only if the focused element goes away. */
    keep: (id: string) => want(id, true),
  }
}
