import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { centre } from '../../content/centre.ts'
import { BookingForm } from './booking-form.tsx'
import { type FormStart, type FormWords, formRootId, formStartId } from './form-start.ts'

/** Brings the form that the server drew to life, in the words it was drawn with. */
export function hydrate(words: FormWords): void {
  const root = document.getElementById(formRootId)
  const start = readStart()
  if (root === null || start === undefined) return
  // In pieces of 5 ms between which the page answers, not in one of 100 on a slow phone.
  startTransition(() => {
    hydrateRoot(root, <BookingForm words={words} centre={centre} start={start} />)
  })
}

/** Written by our own server into the same page; not a boundary that needs checking. */
function readStart(): FormStart | undefined {
  const text = document.getElementById(formStartId)?.textContent
  return text ? JSON.parse(text) : undefined
}
