import { useEffect, useRef, useState } from 'react'
import { minute } from '../../domain/time/milliseconds.ts'

const maskAfterMs = 10 * minute

const lookEveryMs = 1000
const touches = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const
const unmasking = ['keydown', 'click'] as const

/**
 * Hides names and numbers (styles/pages.css) once nobody has touched the desk for ten minutes, because visitors can see
 * an unattended screen. The first key or tap only shows the desk.
 */
export function useMasking(): void {
  const [isMasked, setIsMasked] = useState(false)
  const touchedAt = useRef({ wallMs: 0, steadyMs: 0 })
  useEffect(() => {
    const touch = () => {
      touchedAt.current = { wallMs: Date.now(), steadyMs: performance.now() }
    }
    touch()
    // Takes the longer of two times: the steady clock may stop while the computer sleeps, and the wall clock
    // may be set back.
    const timer = setInterval(() => {
      const { wallMs, steadyMs } = touchedAt.current
      const idleMs = Math.max(Date.now() - wallMs, performance.now() - steadyMs)
      if (idleMs >= maskAfterMs) setIsMasked(true)
    }, lookEveryMs)
    for (const name of touches) addEventListener(name, touch, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const name of touches) removeEventListener(name, touch, { capture: true })
    }
  }, [])
  useEffect(() => {
    if (!isMasked) return
    const { activeElement, body } = document
    body.toggleAttribute('data-masked', true)
    const unmask = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setIsMasked(false)
    }
    for (const name of unmasking) addEventListener(name, unmask, { capture: true })
    return () => {
      for (const name of unmasking) removeEventListener(name, unmask, { capture: true })
      body.toggleAttribute('data-masked', false)
      // What is hidden loses the focus.
      if (activeElement instanceof HTMLElement) activeElement.focus()
    }
  }, [isMasked])
}
