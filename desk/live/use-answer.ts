import { useEffect, useEffectEvent, useState } from 'react'
import { type ReadAnswer, reading } from './read-server.ts'

interface Answered<Answer> {
  /** The question that was answered. It may be an earlier one than the page shows. */
  readonly of: string | undefined
  /** Undefined if the server did not answer. */
  readonly answer: Answer | undefined
}

/**
 * The last answer of the server. Asks again at each question and at each version of the board. Undefined before the
 * first answer. Asks nothing while there is no question.
 */
export function useAnswer<Answer>(
  question: string | undefined,
  read: ReadAnswer<Answer>,
  version = 0,
  first?: Answer,
): Answered<Answer> | undefined {
  const [last, setLast] = useState<Answered<Answer> | undefined>(
    first && { of: question, answer: first },
  )
  const ask = useEffectEvent(() => {
    const take = (answer?: Answer) => setLast({ of: question, answer })
    return reading(read, take, take)
  })
  useEffect(() => (question === undefined ? undefined : ask()), [question, version])
  return last
}

/** Longer than from one letter to the next, so that the server is asked once somebody stops typing. */
const typingPauseMs = 200

/** Reads after a pause in typing. A text that has changed by then is not asked. */
export function afterPause<Answer>(read: ReadAnswer<Answer>): ReadAnswer<Answer> {
  return async (signal) => {
    await new Promise((later) => setTimeout(later, typingPauseMs))
    if (signal?.aborted) throw new Error('the text has changed')
    return await read(signal)
  }
}
