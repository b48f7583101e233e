import type { Strings } from '../../content/strings.ts'
import type { Catalogue } from '../../domain/centre/catalogue-now.ts'

/** Reads the names of tests and categories from the list on the page, so the script need not carry them. */
export function namesOnPage({ categories }: Catalogue): Strings['names'] {
  const names = new Map<string, string>()
  for (const box of document.querySelectorAll<HTMLInputElement>('[name="tests"]'))
    names.set(box.value, box.nextElementSibling?.firstChild?.textContent ?? box.value)
  document.querySelectorAll('.test-category legend').forEach(({ textContent }, index) => {
    names.set(categories[index]?.id ?? '', textContent)
  })
  const called = (id: string) => names.get(id) ?? id
  return { test: called, former: called, category: ({ id }) => called(id) }
}
