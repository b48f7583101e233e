import { allTests } from '../../domain/test-catalogue.ts'
import { emptyForm, type TypedForm } from '../../domain/typed-form.ts'
import { sessionItem } from './session-item.ts'

const item = sessionItem('booking-draft')
const slipRoom = sessionItem('booking-slip')

/** Keeps what is typed over a reload, a step back or a crash of this tab. */
export function keepDraft(typed: TypedForm): void {
  const text = JSON.stringify(typed)
  if (text === JSON.stringify(emptyForm)) forgetDraft()
  else item.write(text)
}

export function forgetDraft(): void {
  item.remove()
  slipRoom.remove()
}

/** Heights of the slip and of what is picked in it, in CSS pixels, while a draft is kept. */
export function keepSlipRoom(heights: readonly [number, number]): void {
  if (item.read() !== undefined) slipRoom.write(heights.join())
}

/** What was kept, or undefined when nothing was or it cannot be read. */
export function keptDraft(): TypedForm | undefined {
  const text = item.read()
  if (text === undefined) return undefined
  try {
    return asTypedForm(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * The kept values where the form has none. Tests are united: who comes back from the services page
 * with one more test has picked all of them.
 */
export function fillGaps(form: TypedForm, kept: TypedForm): TypedForm {
  return {
    name: form.name || kept.name,
    phone: form.phone || kept.phone,
    email: form.email || kept.email,
    date: form.date || kept.date,
    time: form.time || kept.time,
    tests: allTests.filter((test) => form.tests.includes(test) || kept.tests.includes(test)),
    additionalInfo: form.additionalInfo || kept.additionalInfo,
    isForFamily: form.isForFamily || kept.isForFamily,
  }
}

/** Another version of the page may have kept it, so nothing of its shape is taken for granted. */
function asTypedForm(value: unknown): TypedForm | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const read = (field: keyof TypedForm): unknown => Reflect.get(value, field)
  const text = (field: keyof TypedForm) => {
    const found = read(field)
    return typeof found === 'string' ? found : ''
  }
  const tests = read('tests')
  return {
    ...emptyForm,
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    date: text('date'),
    time: text('time'),
    tests: Array.isArray(tests) ? allTests.filter((test) => tests.includes(test)) : [],
    additionalInfo: text('additionalInfo'),
    isForFamily: read('isForFamily') === true,
  }
}
