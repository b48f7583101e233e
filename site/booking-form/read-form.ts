import type { FieldName } from '../../domain/appointment-request.ts'
import { forFamily, type TypedForm } from '../../domain/typed-form.ts'

/**
 * What stands in the form. The inputs keep their own values and are never controlled, so what was
 * typed before the script arrived, restored by the browser or filled in by it is simply there.
 */
export function readForm(form: HTMLFormElement): TypedForm {
  const values = new FormData(form)
  const read = (field: FieldName) => String(values.get(field) ?? '')
  return {
    name: read('name'),
    phone: read('phone'),
    email: read('email'),
    date: read('date'),
    time: checkedTime(form),
    tests: values.getAll('tests').map(String),
    additionalInfo: read('additionalInfo'),
    isForFamily: values.get(forFamily.name) === forFamily.value,
  }
}

/** Also a slot that became unavailable after it was picked, which `FormData` leaves out. */
function checkedTime(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>('input[name="time"]:checked')?.value ?? ''
}
