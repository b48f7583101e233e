import type { Language } from '../../domain/language.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { hexKey } from '../../domain/random-key.ts'
import { emptyForm, type FormValues, formValues } from '../../domain/request/form-values.ts'
import { heightsKey } from './kept-heights.ts'
import { textProperty } from './text-property.ts'

/**
 * What this tab keeps, at most until it is closed, because a phone may have several users: the draft, the heights of
 * the parts that the draft fills, and the last idempotency key. All three are forgotten once the server has taken the
 * request (`confirm` in send-request.ts) and when the form is cleared. The form in the other language shows the same
 * draft.
 */
const draftItem = sessionItem('booking-draft')
const heightsItem = sessionItem(heightsKey)
const attemptItem = sessionItem('booking-attempt')

/** Keeps the draft over a reload, a step back or a crash of this tab. An empty form is no draft. */
export function keepDraft(typed: FormValues): void {
  const text = JSON.stringify(typed)
  if (text === JSON.stringify(emptyForm)) forgetDraft()
  else draftItem.write(text)
}

export function forgetDraft(): void {
  draftItem.remove()
  heightsItem.remove()
  attemptItem.remove()
}

/**
 * Keeps the heights, in CSS pixels, of the parts that a draft fills. After a reload `kept-heights.ts` reserves that
 * space, so that nothing moves when the draft comes back.
 */
export function keepHeights(heights: readonly number[]): void {
  if (draftItem.read() !== undefined) heightsItem.write(heights.join())
}

/**
 * Fills the empty fields of the form from the kept draft, or returns undefined if no draft can be read. The tests of both
 * are merged, because a visitor who comes back from the services page with one more test wants all of them. Checks every
 * field, because another version of the page may have written the draft.
 */
export function withKeptDraft(form: FormValues): FormValues | undefined {
  const kept = parseJson(draftItem.read() ?? '')
  if (typeof kept !== 'object' || kept === null) return undefined
  const tests: unknown = Reflect.get(kept, 'tests')
  return formValues(
    (field) => form[field] || (textProperty(kept, field) ?? ''),
    [...new Set([...form.tests, ...(Array.isArray(tests) ? tests.map(String) : [])])],
    form.isForFamily || Reflect.get(kept, 'isForFamily') === true,
  )
}

/**
 * Returns a function from the body of a request to its idempotency key. The body that was sent last gets the same key
 * again, also after a reload, so sending again after a lost answer is harmless. Another body gets a new key, and so does
 * another language, because reception calls in the language of the page. The tab keeps one text: key, language and body.
 */
export function attemptKeys(language: Language): (body: string) => string {
  let last: string | undefined
  return (body) => {
    const sent = ` ${language} ${body}`
    last ??= attemptItem.read()
    if (!last?.endsWith(sent)) last = hexKey(crypto.getRandomValues(new Uint8Array(16))) + sent
    attemptItem.write(last)
    return last.slice(0, -sent.length)
  }
}

/**
 * One text in `sessionStorage`. If the browser refuses storage (private mode, switched off, full), nothing
 * is kept, and the form works without it.
 */
function sessionItem(name: string) {
  return {
    read: () => attempt(() => sessionStorage.getItem(name) ?? undefined),
    write: (text: string) => attempt(() => sessionStorage.setItem(name, text)),
    remove: () => attempt(() => sessionStorage.removeItem(name)),
  }
}

/** Reading `sessionStorage` itself throws if storage is switched off. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
