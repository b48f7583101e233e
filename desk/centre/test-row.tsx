import { type KeyboardEvent, useEffect, useRef } from 'react'
import { deskCentre } from '../../content/desk-centre.ts'
import type { PublicationContext } from '../../domain/publication-problems.ts'
import { keyOf } from '../../domain/published-facts.ts'
import type { CentreWords, HeldTest } from './held-facts.ts'
import { OwnTestForm } from './own-test-form.tsx'
import { priceAndMinutesOf } from './site-words.ts'
import { TestForm } from './test-form.tsx'
import { type EditableFacts, publishedOf } from './use-facts.ts'

interface TestRowProps {
  readonly facts: EditableFacts
  readonly held: HeldTest
  readonly siteWords: CentreWords
  readonly context: PublicationContext
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** A test with what patients are told of it, which opens into a form. */
export function TestRow(props: TestRowProps) {
  const { facts, held, siteWords, context, isOpen, onOpen } = props
  const inHindi = siteWords.namesInHindi[held.test] ?? held.test
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const first = isOpen ? row.current?.querySelector('input') : undefined
    first?.focus()
    // Selects the price, so that the next digit replaces it.
    first?.select()
  }, [isOpen])
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    onOpen(false)
    row.current?.querySelector('button')?.focus()
  }
  const key = keyOf(held)
  return (
    <li ref={row} onKeyDown={close}>
      <button
        type="button"
        className="test-row"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <span>{held.test}</span>
        {facts.drafts.has(key) && <span className="draft">{deskCentre.notPublished}</span>}
        <TestFacts held={held} isPublished={publishedOf(facts.view, key) !== undefined} />
      </button>
      {isOpen &&
        (held.fact === 'test' ? (
          <TestForm {...{ facts, holds: held, inHindi, context }} />
        ) : (
          <OwnTestForm {...{ facts, holds: held, context, siteWords }} />
        ))}
    </li>
  )
}

interface HeldTestProps {
  readonly held: HeldTest
  readonly isPublished: boolean
}

function TestFacts({ held, isPublished }: HeldTestProps) {
  const className = isPublished ? 'test-facts holds' : 'test-facts'
  if (!held.isOffered)
    return <span className="test-facts closed">{deskCentre.tests.notOffered}</span>
  return <span className={className}>{priceAndMinutesOf(held, 'en')}</span>
}
