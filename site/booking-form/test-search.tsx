import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { SearchResult } from './search-tests.ts'
import type { FormPartProps } from './use-booking-form.ts'
import { useSearch } from './use-search.ts'

interface TestSearchProps extends FormPartProps {
  /** The tests picked so far, shown under the search. */
  readonly picked: ReactNode
  /** The whole list. While search results replace it, the list is hidden and keeps its ticks. */
  readonly children: ReactNode
}

export const testSearchId = 'test-search'
const hintId = 'test-search-hint'

/** A field to search for tests in the visitor's own words. It has no `name`, so it is never sent. */
export function TestSearch({ form, strings, centre, picked, children }: TestSearchProps) {
  const { booking } = strings
  const { loaded, hasFailed, load } = useSearch(form.catalogue)
  const [typed, setTyped] = useState('')
  const found = typed === '' || loaded === undefined ? everything : loaded.search(typed)
  const missing = hasFailed && typed !== '' && booking.search.notLoaded
  return (
    <>
      <search className="test-search" data-live={form.isLive}>
        <label htmlFor={testSearchId}>{booking.search.label}</label>
        <p id={hintId} className="field-hint">
          {missing || booking.search.hint}
        </p>
        <SearchField typed={typed} onTyped={setTyped} onUse={load} strings={strings} />
      </search>
      <p role="status" className="visually-hidden">
        {missing || loaded?.announcement(found, strings)}
      </p>
      {picked}
      {loaded && (
        <loaded.FoundTests
          form={form}
          found={found}
          typed={typed}
          strings={strings}
          centre={centre}
        />
      )}
      <div hidden={found.kind !== 'all'}>{children}</div>
    </>
  )
}

interface SearchFieldProps extends Pick<FormPartProps, 'strings'> {
  readonly typed: string
  readonly onTyped: (typed: string) => void
  /** Called when the visitor enters the field or types. */
  readonly onUse: () => void
}

function SearchField({ typed, onTyped, onUse, strings }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would send the form.
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Escape') onTyped('')
  }
  const clear = () => {
    onTyped('')
    input.current?.focus()
  }
  return (
    <>
      <input
        ref={input}
        id={testSearchId}
        type="search"
        value={typed}
        onChange={(event) => {
          onTyped(event.target.value)
          onUse()
        }}
        onKeyDown={onKeyDown}
        onFocus={onUse}
        aria-describedby={hintId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      {typed !== '' && (
        <button type="button" className="test-search-clear" onClick={clear}>
          <span className="visually-hidden">{strings.booking.search.clear}</span>
        </button>
      )}
    </>
  )
}

const everything: SearchResult = { kind: 'all' }
