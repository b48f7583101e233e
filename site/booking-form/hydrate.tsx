import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { centre } from '../../content/centre.ts'
import { booking } from '../../content/en/booking.ts'
import { calendar } from '../../content/en/calendar.ts'
import { legal } from '../../content/en/legal.ts'
import { preparation } from '../../content/en/preparation.ts'
import { BookingForm } from './booking-form.tsx'
import { type FormStart, type FormWords, formRootId, formStartId } from './form-start.ts'

const words: FormWords = { booking, calendar, legal, preparation }

/** Written by our own server into the same page; not a boundary that needs checking. */
function readStart(): FormStart | undefined {
  const text = document.getElementById(formStartId)?.textContent
  return text ? JSON.parse(text) : undefined
}

const root = document.getElementById(formRootId)
const start = readStart()
if (root !== null && start !== undefined) {
  // In pieces of 5 ms between which the page answers, not in one of 100 on a slow phone.
  startTransition(() => {
    hydrateRoot(root, <BookingForm words={words} centre={centre} start={start} />)
  })
}
