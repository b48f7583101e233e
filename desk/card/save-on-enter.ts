import type { KeyboardEvent } from 'react'

/**
 * Enter saves from every field; with Shift it begins a line of the note, as in a chat. If a room is not
 * free, Enter takes the next free time, and Ctrl with Enter saves the chosen time anyway. If another device
 * was first, Enter keeps what that device saved.
 */
export function saveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, nativeEvent } = event
  const isField = target instanceof Element && target.matches('input, select, textarea')
  if (!isField || event.key !== 'Enter' || event.shiftKey || nativeEvent.isComposing) return
  if (event.defaultPrevented) return
  event.preventDefault()
  const button = (selector: string) => currentTarget.querySelector<HTMLElement>(selector)
  const free = event.ctrlKey ? undefined : button('.free-times button')
  ;(button('[data-way=keep]') ?? free ?? button('[type=submit]'))?.click()
}

/** A doubtful act needs Ctrl and Enter, so that nobody saves it out of habit. */
export function saveOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (event.ctrlKey) event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]')?.click()
}
