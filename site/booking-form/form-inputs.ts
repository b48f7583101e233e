import type { FieldName } from '../../domain/request/appointment-request.ts'
import { type FormValues, forFamily, readFormDraft } from '../../domain/request/form-values.ts'

/**
 * Reads every value from the form. React does not control the inputs. So no value is lost that was typed
 * before the script loaded, or that the browser restored or filled in.
 */
export function readForm(form: HTMLFormElement): FormValues {
  return { ...readFormDraft(new FormData(form)), time: checkedTime(form) }
}

/** Includes a slot that was disabled after it was picked, which `FormData` leaves out. */
function checkedTime(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>('input[name="time"]:checked')?.value ?? ''
}

/** Puts these values into the inputs. This fires no event: read the form again afterwards. */
export function writeForm(form: HTMLFormElement, typed: Partial<FormValues>): void {
  for (const field of ['name', 'phone', 'email', 'date', 'additionalInfo'] as const) {
    const value = typed[field]
    if (value !== undefined) writeText(form, field, value)
  }
  const { time, tests, isForFamily } = typed
  if (time !== undefined) tick(form, 'time', (value) => value === time)
  if (tests !== undefined) tick(form, 'tests', (value) => tests.includes(value))
  if (isForFamily !== undefined) tick(form, forFamily.name, () => isForFamily)
}

function writeText(form: HTMLFormElement, field: FieldName, value: string): void {
  const input = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`)
  if (input !== null) input.value = value
}

function tick(form: HTMLFormElement, name: string, isTicked: (value: string) => boolean): void {
  for (const input of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`))
    input.checked = isTicked(input.value)
}
