import { useEffect, useRef } from 'react'
import { desk } from '../../content/desk.ts'
import { addresses } from '../addresses.ts'

/** The pages that the typed words mean, in the place of a card. Enter opens the first. */
export function PagesFound({ pages }: { readonly pages: ReturnType<typeof findPages> }) {
  const first = useRef<HTMLAnchorElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <nav className="cluster" aria-label={desk.findPage.pagesLabel}>
      {pages.map(({ to, label }, place) => (
        <a
          key={label}
          ref={place === 0 ? first : undefined}
          className={place === 0 ? 'button primary' : 'button'}
          href={addresses[to]}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

const shortestWord = 3

/** The pages that the typed words mean. Each typed word must begin a word of the page. */
export function findPages(query: string) {
  const typed = latinWords(query)
  if (!typed.some((word) => word.length >= shortestWord)) return []
  return desk.findPage.pages.filter(({ label, words }) => {
    const known = latinWords(`${label} ${words}`)
    return typed.every((word) => known.some((each) => each.startsWith(word)))
  })
}

function latinWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}
