import type { FieldName } from '../../domain/appointment-request.ts'
import { forFamily, type TypedForm } from '../../domain/typed-form.ts'

/** Puts these values into the inputs, which nobody hears of: read the form again afterwards. */
export function writeForm(form: HTMLFormElement, typed: Partial<TypedForm>): void {
  for (const field of ['name', 'phone', 'email', 'date', 'additionalInfo'] as const) {
    const value = typed[field]
    if (value !== undefined) writeText(form, field, value)
  }
  const { time, tests, isForFamily } = typed
  if (time !== undefined) tick(form, 'time', (value) => value === time)
  if (tests !== undefined) tick(form, 'tests', (value) => tests.includes(value))
  if (isForFamily !== undefined) tick(form, forFamily.name, () => isForFamily)
}

/** The input of a slot, to be focused. */
export function slotInput(form: HTMLFormElement, time: string): HTMLInputElement | undefined {
  return inputsOf(form, 'time').find(({ value }) => value === time)
}

function writeText(form: HTMLFormElement, field: FieldName, value: string): void {
  const input = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`)
  if (input !== null) input.value = value
}

function tick(form: HTMLFormElement, name: string, isTicked: (value: string) => boolean): void {
  for (const input of inputsOf(form, name)) input.checked = isTicked(input.value)
}

function inputsOf(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
}
