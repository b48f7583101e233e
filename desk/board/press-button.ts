import { addresses } from '../addresses.ts'
import { type MenuItem, menuKeys } from '../keys.ts'

/** Presses the element that has the menu item's letter on this page. If there is none, opens the page of the item. */
export function goTo(item: MenuItem): boolean {
  if (item === 'find') return focusFind()
  if (pressLetter(menuKeys[item])) return true
  if (item === 'toMove') return false
  location.assign(addresses[item])
  return true
}

/** Presses the element that has the letter on this page; false if there is none. */
export function pressLetter(letter: string): boolean {
  return press(`[aria-keyshortcuts="${letter}"]`)
}

/** Closes More, the preparation or the list of all keys; false if none of the three is open. */
export function closeOpened(): boolean {
  return press(
    '.more[aria-expanded="true"], .card details[open] > summary, .all-keys[open] > summary',
  )
}

function press(selector: string): boolean {
  const element = document.querySelector(selector)
  if (!(element instanceof HTMLElement)) return false
  element.click()
  return true
}

/** Scrolls to the picked card if a narrow window has it out of sight, above or below the lists. */
export function showCard(): void {
  const card = document.getElementById('card')
  const { top = 0 } = card?.getBoundingClientRect() ?? {}
  if (top < 0 || top > innerHeight / 2) card?.scrollIntoView()
}

/** Selects the old words too, so that the next letter replaces them. */
function focusFind(): boolean {
  const field = document.getElementById('find')
  if (!(field instanceof HTMLInputElement)) return false
  field.focus()
  field.select()
  return true
}
