import { useEffect, useState } from 'react'
import { minute } from '../../domain/time/milliseconds.ts'
import { idleMs, noteTouch } from './when-hand-rests.ts'

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
  useEffect(() => {
    const timer = setInterval(() => {
      if (idleMs() >= maskAfterMs) setIsMasked(true)
    }, lookEveryMs)
    for (const name of touches) addEventListener(name, noteTouch, true)
    return () => {
      clearInterval(timer)
      for (const name of touches) removeEventListener(name, noteTouch, true)
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
    for (const name of unmasking) addEventListener(name, unmask, true)
    return () => {
      for (const name of unmasking) removeEventListener(name, unmask, true)
      body.toggleAttribute('data-masked', false)
      // What is hidden loses the focus.
      if (activeElement instanceof HTMLElement) activeElement.focus()
    }
  }, [isMasked])
}
