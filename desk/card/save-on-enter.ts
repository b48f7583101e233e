import type { KeyboardEvent } from 'react'

/**
 * Enter saves from every field; with Shift it begins a line of the note, as in a chat. If a room is not free, Enter takes
 * the next free time, if there is one, and Ctrl with Enter saves the chosen time anyway. If another device was first,
 * Enter keeps what that device saved.
 */
export function saveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, nativeEvent } = event
  const isField = target instanceof Element && target.matches('input, select, textarea')
  if (!isField || event.key !== 'Enter' || event.shiftKey || nativeEvent.isComposing) return
  if (event.defaultPrevented) return
  event.preventDefault()
  const button = (selector: string) => currentTarget.querySelector<HTMLElement>(selector)
  // Takes the first of these in the form, where the free times stand above the button that saves.
  const save = event.ctrlKey ? '[type=submit]' : '.free-times button, [type=submit]:not(.doubtful)'
  ;(button('[data-way=keep]') ?? button(save))?.click()
}

/** A doubtful act needs Ctrl and Enter, so that nobody saves it out of habit. */
export function saveOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (event.ctrlKey) event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]')?.click()
}
