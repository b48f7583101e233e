import { type KeyboardEvent, useEffect, useRef } from 'react'
import { deskCentre } from '../../content/desk-centre.ts'
import { factKey } from '../../domain/published-facts.ts'
import type { TestInForce } from './facts-in-force.ts'
import { priceAndMinutesOf } from './site-words.ts'
import { TestForm } from './test-form.tsx'
import { type EditableFacts, publishedOf } from './use-facts.ts'

interface TestRowProps {
  readonly facts: EditableFacts
  readonly inForce: TestInForce
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

export function TestRow({ facts, inForce, isOpen, onOpen }: TestRowProps) {
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
  const key = factKey(inForce)
  return (
    <li ref={row} onKeyDown={close}>
      <button
        type="button"
        className="test-row"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <span>{inForce.test}</span>
        {facts.drafts.has(key) && <span className="draft">{deskCentre.notPublished}</span>}
        <TestFacts inForce={inForce} isPublished={publishedOf(facts.view, key) !== undefined} />
      </button>
      {isOpen && <TestForm {...{ facts, inForce }} />}
    </li>
  )
}

interface PublishedTestProps {
  readonly inForce: TestInForce
  readonly isPublished: boolean
}

function TestFacts({ inForce, isPublished }: PublishedTestProps) {
  const className = isPublished ? 'test-facts holds' : 'test-facts'
  if (!inForce.isOffered)
    return <span className="test-facts closed">{deskCentre.tests.notOffered}</span>
  return <span className={className}>{priceAndMinutesOf(inForce, 'en')}</span>
}
