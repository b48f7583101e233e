import { useEffect, useRef } from 'react'
import { commandOf, type KeyCommand } from '../keys.ts'

const typing = 'input, textarea, select, .act-form'
/** There the arrows scroll, as they do in every box that scrolls. */
const scrolling = '.card-body'

/** Hands over what a key asks for, unless somebody types or fills a form. */
export function useKeys(isWithLetters: boolean, run: (command: KeyCommand) => boolean): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const command = commandOf(event.key, isWithLetters)
      if (command === undefined) return
      if (command.kind !== 'close' && isInside(event.target, typing)) return
      if (event.key.startsWith('Arrow') && isInside(event.target, scrolling)) return
      if (latest.current(command)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isWithLetters])
}

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
