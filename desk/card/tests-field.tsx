import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { desk } from '../../content/desk.ts'
import { longestQuestion } from '../../domain/search/question-length.ts'
import { useTestNames } from '../desk-now.ts'
import type { TypedTests } from '../desk-page.ts'
import { InputField } from '../field.tsx'
import { reading, readTests } from '../live/read-server.ts'
import { afterPause, useAnswer } from '../live/use-answer.ts'
import { Choices, moveFocus } from './choices.tsx'

interface TestsFieldProps {
  /** Tests that are listed even if they are not chosen. */
  readonly offered?: readonly string[]
  readonly tests: readonly string[]
  readonly isWrong?: boolean
  readonly onTests: (tests: readonly string[]) => void
}

/**
 * The tests of a visit. Reception types its own words, and Enter adds the tests that they mean. A word that
 * may mean several tests offers each as a choice. Nothing is saved while a word is not understood.
 */
export function TestsField({ offered = [], tests, isWrong = false, onTests }: TestsFieldProps) {
  const named = useTestNames()
  const { typed, type, read, isAsked, choices, take, choose, onKeyDown } = useTypedTests(
    tests,
    onTests,
  )
  return (
    <div className="looked tests cluster">
      <InputField
        label={desk.forms.tests}
        isWide
        ref={(input) => input?.setCustomValidity(sentenceOf(typed, read))}
        name="typedTests"
        value={typed}
        placeholder={desk.forms.testsExample}
        maxLength={longestQuestion}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (read && !relatedTarget?.closest('.choices')) take(read)
        }}
      />
      <p className="field-error" role="alert">
        {isAsked && sentenceOf(typed, read)}
      </p>
      <Choices
        label={desk.forms.testsFound}
        choices={choices.map((test) => ({ key: test, words: named(test) }))}
        onChoose={(place) => choose(choices[place] ?? '')}
      />
      <TestChips offered={offered} tests={tests} onTests={onTests} />
    </div>
  )
}

function useTypedTests(tests: readonly string[], onTests: TestsFieldProps['onTests']) {
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const read = useReadTests(typed)
  // A test may be taken out while Enter waits for the answer.
  const latest = useRef(tests)
  useEffect(() => {
    latest.current = tests
  })
  const choices = read && [...read.tests, ...read.open.flatMap(({ candidates }) => candidates)]

  function add(meant: readonly string[], rest: string): void {
    // Text that was typed before the answer came stays.
    setTyped((now) => (now.startsWith(typed) ? rest + now.slice(typed.length) : now))
    setAsked(rest !== '')
    if (meant.length > 0) onTests([...new Set([...latest.current, ...meant])])
  }
  const take = ({ tests: meant, open }: TypedTests) => add(meant, open.map(typedOf).join(', '))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || typed.trim() === '') return moveFocus(event)
    event.preventDefault()
    if (read) take(read)
    else reading(readTests(typed), take)
  }
  const choose = (test: string) => {
    const others = read?.open.filter(({ candidates }) => !candidates.some((each) => each === test))
    add([...(read?.tests ?? []), test], others?.map(typedOf).join(', ') ?? '')
  }
  const type = (text: string) => {
    setAsked(false)
    setTyped(text)
  }
  return { typed, type, read, isAsked, choices: choices ?? [], take, choose, onKeyDown }
}

function TestChips({ offered, tests, onTests }: Omit<Required<TestsFieldProps>, 'isWrong'>) {
  const named = useTestNames()
  return (
    <div className="chips cluster" aria-live="polite">
      {[...new Set([...offered, ...tests])].map((test) => (
        <label key={test} className="chip">
          <input
            type="checkbox"
            name="tests"
            value={test}
            checked={tests.includes(test)}
            onChange={({ target }) => {
              onTests(target.checked ? [...tests, test] : tests.filter((each) => each !== test))
              // The box goes, and would take the focus with it.
              if (!offered.includes(test))
                target.closest('.looked')?.querySelector('input')?.focus()
            }}
          />{' '}
          {named(test)}
        </label>
      ))}
    </div>
  )
}

function typedOf({ typed }: { readonly typed: string }): string {
  return typed
}

/** Why the form cannot be saved with the typed words; empty if nothing is typed. */
function sentenceOf(typed: string, read: TypedTests | undefined): string {
  const [unclear] = read?.open ?? []
  if (unclear) return desk.forms.unclearTest(unclear.typed, unclear.candidates)
  return typed.trim() === '' ? '' : desk.forms.addWithEnter
}

/** The tests that the typed words mean; undefined unless the server has answered. */
function useReadTests(typed: string): TypedTests | undefined {
  const words = typed.trim()
  const last = useAnswer(words || undefined, afterPause(readTests(words)))
  return last?.of === words ? last.answer : undefined
}
