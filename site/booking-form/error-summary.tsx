import { useEffect, useRef } from 'react'
import type { Words } from '../../content/words.ts'
import { type FieldProblems, fieldOrder } from '../../domain/appointment-request.ts'
import { idsOf } from './field-frame.tsx'

interface ErrorSummaryProps {
  readonly problems: FieldProblems
  readonly words: Words['booking']
}

/** "There is a problem": each sentence as at its field, and a link there (GOV.UK pattern). */
export function ErrorSummary({ problems, words }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.values(problems).some(Boolean)) summary.current?.focus()
  }, [problems])
  const wrong = fieldOrder.flatMap((field) => {
    const problem = problems[field]
    return problem === undefined ? [] : [{ field, sentence: words.problems[problem] }]
  })
  if (wrong.length === 0) return null
  return (
    <div ref={summary} role="alert" tabIndex={-1} className="alert">
      <h2>{words.problemSummary}</h2>
      <ul>
        {wrong.map(({ field, sentence }) => (
          <li key={field}>
            <a href={`#${idsOf(field).input}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
