import { emptyForm, type FormValues } from '../../domain/form-values.ts'
import type { Language } from '../../domain/language.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { keyOf } from '../../domain/random-key.ts'
import { textOf } from './text-of.ts'

/**
 * What this tab keeps until it is closed: the draft, the heights of what it fills, and the last
 * idempotency key.
 */
const draftItem = sessionItem('booking-draft')
const heightsItem = sessionItem('booking-slip')
const attemptItem = sessionItem('booking-attempt')

/** Keeps the draft over a reload, a step back or a crash of this tab. */
export function keepDraft(typed: FormValues): void {
  const text = JSON.stringify(typed)
  if (text === JSON.stringify(emptyForm)) forgetDraft()
  else draftItem.write(text)
}

export function forgetDraft(): void {
  draftItem.remove()
  heightsItem.remove()
}

/** Keeps the heights of what a draft fills, in CSS pixels, while a draft is kept. `island-loader.ts` reads them. */
export function keepHeights(heights: readonly number[]): void {
  if (draftItem.read() !== undefined) heightsItem.write(heights.join())
}

/** Returns the kept draft, or undefined when there is none or it cannot be read. A test that is not offered is left out. */
export function keptDraft(offered: readonly string[]): FormValues | undefined {
  const kept = parseJson(draftItem.read() ?? '')
  return typeof kept === 'object' && kept !== null ? asTypedForm(kept, offered) : undefined
}

/**
 * Fills empty fields with the kept values. Tests are united, because a visitor who comes back from the
 * services page with one more test wants all of them.
 */
export function fillGaps(form: FormValues, kept: FormValues): FormValues {
  return {
    name: form.name || kept.name,
    phone: form.phone || kept.phone,
    email: form.email || kept.email,
    date: form.date || kept.date,
    time: form.time || kept.time,
    tests: [...new Set([...form.tests, ...kept.tests])],
    additionalInfo: form.additionalInfo || kept.additionalInfo,
    isForFamily: form.isForFamily || kept.isForFamily,
  }
}

/** Checks every field: another version of the page may have written the draft. */
function asTypedForm(kept: object, offered: readonly string[]): FormValues {
  const text = (field: keyof FormValues) => textOf(kept, field) ?? ''
  const tests: unknown = Reflect.get(kept, 'tests')
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    date: text('date'),
    time: text('time'),
    tests: Array.isArray(tests) ? offered.filter((test) => tests.includes(test)) : [],
    additionalInfo: text('additionalInfo'),
    isForFamily: Reflect.get(kept, 'isForFamily') === true,
  }
}

/**
 * Returns a function from the body of a request to its idempotency key. The same body gets the
 * same key, also after a reload, so sending again after a lost answer is harmless. A changed body
 * gets a new key, and so does another language: reception calls in the language of the page. The
 * tab keeps the key, and after the key the language and the body that were sent under it.
 */
export function attemptKeys(language: Language): (body: string) => string {
  let last: string | undefined
  return (body) => {
    const sent = ` ${language} ${body}`
    last ??= attemptItem.read()
    if (!last?.endsWith(sent)) last = keyOf(crypto.getRandomValues(new Uint8Array(16))) + sent
    attemptItem.write(last)
    return last.slice(0, -sent.length)
  }
}

export function forgetAttempt(): void {
  attemptItem.remove()
}

/**
 * One text in `sessionStorage`. A browser may refuse (private mode, storage switched off or full):
 * then nothing is kept, and the form works without it.
 */
function sessionItem(name: string) {
  return {
    read: () => attempt(() => sessionStorage.getItem(name) ?? undefined),
    write: (text: string) => attempt(() => sessionStorage.setItem(name, text)),
    remove: () => attempt(() => sessionStorage.removeItem(name)),
  }
}

/** Even to name `sessionStorage` throws where storage is switched off. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
