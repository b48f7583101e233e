import { useEffect, useEffectEvent, useState } from 'react'
import { useDeskNow } from '../desk-now.ts'
import { commandOf, type KeyCommand } from '../keys.ts'
import { storedValue } from '../live/browser-storage.ts'

/** The choices of the closing page take digits only, so letters act there. */
const typing = 'input:not(.segments *), textarea, select, .act-form'
/** The focus is here if a form went away while somebody typed. Letters do nothing, because they were for the form. */
const typedLast = '.card-gone'

/** Keys that buttons and forms act on by themselves. */
const actsOnce = ['Enter', 'Escape']

/** Runs the command of a pressed key, unless somebody types or fills in a form. */
export function useKeys(run: (command: KeyCommand) => boolean): void {
  const { isWithLetters } = useDeskNow()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const command = commandOf(event, isWithLetters)
    if (command === undefined) return
    if (command.kind !== 'close' && isInside(event.target, typing)) return
    if (event.key.length === 1 && isInside(event.target, typedLast)) return
    if (run(command)) event.preventDefault()
  })
  useEffect(() => {
    const isTypedAhead = typedAhead()
    let first: KeyboardEvent | undefined
    let isLeaving = false
    const leave = () => {
      isLeaving = true
    }
    /** A key that is held down acts once, and types nothing into the form that it opened. Arrows go on. */
    const hold = (event: KeyboardEvent) => {
      const { key, repeat } = event
      if (isLeaving) ahead.write('on')
      const isHeld = () =>
        actsOnce.includes(key) || (first?.defaultPrevented && !key.startsWith('Arrow'))
      if (!repeat) first = event
      if (isTypedAhead(event) || (repeat && isHeld())) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    }
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('beforeunload', leave)
    addEventListener('keydown', hold, true)
    addEventListener('keydown', listener)
    return () => {
      removeEventListener('beforeunload', leave)
      removeEventListener('keydown', hold, true)
      removeEventListener('keydown', listener)
    }
  }, [])
}

/** A pause this long ends what is typed in one go. */
const pauseMs = 500

/** Is `on` if a key was pressed while the last page was left. */
const ahead = storedValue('sessionStorage', 'desk-typed-ahead')

/**
 * Returns a function that says whether a key belongs to words that were begun while the page loaded, or in a field that
 * has gone. The first letters are lost, and the others were not meant for the patient in sight. A field keeps its letters.
 */
function typedAhead(): (event: KeyboardEvent) => boolean {
  const isAhead = ahead.read() === 'on' || navigator.userActivation?.isActive
  ahead.write('')
  let untilMs = isAhead ? performance.now() + pauseMs : 0
  return ({ target, key }) => {
    const nowMs = performance.now()
    const isLetter = key.length === 1
    if (isInside(target, typing)) {
      if (isLetter) untilMs = nowMs + pauseMs
      // The receptionist has ended what she typed, so the next letter acts.
      else if (actsOnce.includes(key)) untilMs = 0
      return false
    }
    if ((!isLetter && key !== 'Enter') || nowMs > untilMs) return false
    untilMs = nowMs + pauseMs
    return true
  }
}

export function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

const letterKeys = storedValue('localStorage', 'desk-letter-keys')

/** Whether letters act. WCAG 2.1.4 asks for a switch, and this browser remembers it. */
export function useLetterKeys(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true)
  useEffect(() => {
    if (letterKeys.read() === 'off') setIsOn(false)
  }, [])
  return [
    isOn,
    (next) => {
      setIsOn(next)
      letterKeys.write(next ? 'on' : 'off')
    },
  ]
}
