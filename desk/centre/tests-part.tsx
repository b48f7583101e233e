import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { deskCentre } from '../../content/desk-centre.ts'
import { names } from '../../content/en/names.ts'
import { factKey } from '../../domain/centre/published-facts.ts'
import { type TestCategory, testCatalogue } from '../../domain/centre/test-catalogue.ts'
import { folded } from '../../domain/text/folded-text.ts'
import { InputField } from '../field.tsx'
import type { TestInForce } from './facts-in-force.ts'
import { priceAndMinutesOf } from './site-words.ts'
import { TestForm } from './test-form.tsx'
import { type EditableFacts, publishedOf } from './use-facts.ts'

const words = deskCentre.tests

/** All tests by category. One test is open at a time, because tests are published one by one. */
export function TestsPart({ facts }: { readonly facts: EditableFacts }) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<string>()
  const matching = facts.inForce.tests.filter(({ test }) => isFound(test, typed))
  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    setOpen(matching[0]?.test)
  }
  return (
    <>
      <form onSubmit={openFirst}>
        <InputField
          label={words.find}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <p role="status">{matching.length === 0 && words.none(typed)}</p>
      {testCatalogue.map((category) => (
        <Category key={category.id} name={names.category(category)}>
          {matching
            .filter((inForce) => isIn(category, inForce))
            .map((inForce) => (
              <TestRow
                key={inForce.test}
                facts={facts}
                inForce={inForce}
                isOpen={open === inForce.test}
                onOpen={(isOpen) => setOpen(isOpen ? inForce.test : undefined)}
              />
            ))}
        </Category>
      ))}
    </>
  )
}

interface TestCategoryProps {
  readonly name: string
  readonly children: readonly React.ReactNode[]
}

function Category({ name, children }: TestCategoryProps) {
  if (children.length === 0) return null
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <ul className="test-rows">{children}</ul>
    </section>
  )
}

function isFound(test: string, typed: string): boolean {
  const name = folded(test)
  return folded(typed)
    .split(' ')
    .every((word) => name.includes(word))
}

function isIn({ id, tests }: TestCategory, inForce: TestInForce): boolean {
  if (inForce.fact === 'own-test') return inForce.category === id
  return tests.some((test) => test === inForce.test)
}

interface TestRowProps {
  readonly facts: EditableFacts
  readonly inForce: TestInForce
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

function TestRow({ facts, inForce, isOpen, onOpen }: TestRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const ofPrice = 'input[name=price]'
    const price = isOpen ? row.current?.querySelector<HTMLInputElement>(ofPrice) : undefined
    price?.focus()
    // The next digit replaces the price.
    price?.select()
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
        className="test-row cluster"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <span>{inForce.test}</span>
        {facts.drafts.has(key) && <span className="draft">{deskCentre.notPublished}</span>}
        {inForce.isOffered ? (
          <span className={publishedOf(facts.view, key) ? 'test-facts holds' : 'test-facts'}>
            {priceAndMinutesOf(inForce, 'en')}
          </span>
        ) : (
          <span className="test-facts closed">{words.notOffered}</span>
        )}
      </button>
      {isOpen && <TestForm facts={facts} inForce={inForce} />}
    </li>
  )
}
