import { hydrateRoot } from 'react-dom/client'
import { centre } from '../../content/centre.ts'
import { booking } from '../../content/en/booking.ts'
import { BookingForm } from './booking-form.tsx'
import { type FormStart, formRootId, formStartId } from './form-start.ts'

/** Written by our own server into the same page; not a boundary that needs checking. */
function readStart(): FormStart | undefined {
  const text = document.getElementById(formStartId)?.textContent
  return text ? JSON.parse(text) : undefined
}

const root = document.getElementById(formRootId)
const start = readStart()
if (root !== null && start !== undefined) {
  hydrateRoot(root, <BookingForm words={booking} centre={centre} start={start} />)
}
