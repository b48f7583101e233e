import { type ReactElement, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { centreInForm } from '../../content/centre.ts'
import { fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import { afterPress, watchPresses } from './after-press.ts'
import { BookingForm } from './booking-form.tsx'
import { type FormStart, type FormStrings, formRootId, formStartId } from './form-start.ts'
import { namesOnPage } from './names-on-page.ts'

/**
 * Makes the server-rendered form live, with the strings that the server used. Text typed before stays, because
 * form-inputs.ts reads the inputs themselves.
 */
export function hydrate(carried: Omit<FormStrings, 'names'>): void {
  const root = document.getElementById(formRootId)
  const rendered = root?.querySelector('form')
  const start = readStart()
  if (!root || !rendered || start === undefined) return
  const strings = { ...carried, names: namesOnPage(start.catalogue ?? fullCatalogue) }
  const facts = { ...centreInForm.facts, ...start.centre?.facts }
  const centre = { ...centreInForm, ...start.centre, facts }
  const form = <BookingForm strings={strings} start={start} rendered={rendered} centre={centre} />
  watchPresses(root)
  // Loading the scripts blocks a slow phone. Hydration in one piece would block it for as long again. So
  // hydration runs in a task of its own, and as a transition in steps of 5 ms.
  setTimeout(() =>
    isTranslated(root)
      ? afterPress(() => renderAnew(root, form))
      : startTransition(() => void hydrateRoot(root, form)),
  )
}

/** The translators of Chrome, Edge and Google put each text into `font` elements. */
function isTranslated(root: HTMLElement): boolean {
  return root.querySelector('font') !== null
}

/** React cannot hydrate a translated form, so it draws a new one. `useBookingForm` then fills it in. */
function renderAnew(root: HTMLElement, form: ReactElement): void {
  const focused = document.activeElement?.id ?? ''
  flushSync(() => createRoot(root).render(form))
  document.getElementById(focused)?.focus()
}

/** What our own server wrote into this page. So it is not validated. */
function readStart(): FormStart | undefined {
  const text = document.getElementById(formStartId)?.textContent
  return text ? JSON.parse(text) : undefined
}
