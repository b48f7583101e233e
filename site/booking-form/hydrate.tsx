import { hydrateRoot } from 'react-dom/client'
import { centreInForm } from '../../content/centre.ts'
import { BookingForm } from './booking-form.tsx'
import { type FormStart, type FormStrings, formRootId, formStartId } from './form-start.ts'

/** Hydrates the server-rendered form, with the strings it was rendered with. */
export function hydrate(strings: FormStrings): void {
  const root = document.getElementById(formRootId)
  const start = readStart()
  if (root === null || start === undefined) return
  const form = <BookingForm strings={strings} centre={centreInForm} start={start} />
  // A slow phone is blocked for a while by loading the scripts: hydrating is a task of its own.
  setTimeout(() => hydrateRoot(root, form))
}

/** Not validated: our own server wrote it into this page. */
function readStart(): FormStart | undefined {
  const text = document.getElementById(formStartId)?.textContent
  return text ? JSON.parse(text) : undefined
}
