import { useEffect, useRef } from 'react'
import { desk } from '../../content/desk.ts'
import { addresses } from '../addresses.ts'
import { focusUnlessTyping } from '../focus-unless-typing.ts'

interface PagesFoundProps {
  readonly pages: ReturnType<typeof findPages>
  /** Whether no patient was found. Enter then opens the first page. */
  readonly isBestFound: boolean
}

/** The pages that the typed words mean, above the patients. */
export function PagesFound({ pages, isBestFound }: PagesFoundProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isBestFound) focusUnlessTyping(list.current?.querySelector('a'))
  }, [isBestFound])
  return (
    <nav className="column-note" aria-label={desk.findPage.pagesLabel}>
      <ul ref={list}>
        {pages.map(({ to, label }) => (
          <li key={label}>
            <a href={addresses[to]}>{label}</a>
          </li>
        ))}
      </ul>
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
