import { useEffect, useRef, useState } from 'react'
import type { Catalogue } from '../../domain/catalogue.ts'
import type * as Answers from './found-tests.tsx'
import type { Search } from './search-tests.ts'

/**
 * After a failure the words are asked for again by themselves, so often: half a second is a change of
 * the mobile network, eight the gap between two stations. Then the next key or the network asks.
 */
const retryAfterMs = [500, 2000, 8000] as const

/**
 * The words to search in, asked for when somebody comes to the field, which most do not. Without them
 * the whole list stays. `hasFailed` until they are there, once asking for them has failed.
 */
export function useSearch(catalogue: Catalogue) {
  const [loaded, setLoaded] = useState<LoadedSearch>()
  const [hasFailed, setHasFailed] = useState(false)
  const asking = useRef<Asking>({ isUnderWay: false, failures: 0 })
  const ask = (failuresInARow: number) => {
    const { current } = asking
    clearTimeout(current.timer)
    current.isUnderWay = true
    importSearch(current).then(
      ({ testSearch, ...answers }) => setLoaded({ search: testSearch(catalogue), ...answers }),
      (error) => {
        Object.assign(current, { isUnderWay: false, failures: current.failures + 1, error })
        setHasFailed(true)
        const waitMs = retryAfterMs[failuresInARow]
        if (waitMs !== undefined) current.timer = setTimeout(ask, waitMs, failuresInARow + 1)
      },
    )
  }
  const load = () => {
    if (loaded === undefined && !asking.current.isUnderWay) ask(0)
  }
  const isWaiting = hasFailed && loaded === undefined
  useEffect(() => {
    if (!isWaiting) return
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  })
  return { loaded, hasFailed: isWaiting, load }
}

/** The search, and what draws its answers: a page on which nobody searches needs neither. */
interface LoadedSearch extends Omit<typeof Answers, 'testSearch'> {
  readonly search: Search
}

interface Asking {
  isUnderWay: boolean
  failures: number
  error?: unknown
  timer?: ReturnType<typeof setTimeout>
}

/**
 * A browser may remember a failed module by its address until the page is left
 * (github.com/whatwg/html/issues/6768). Chromium and Firefox name that address in the error, so
 * another one is asked for. Safari names none, and forgets the failure.
 */
async function importSearch({ failures, error }: Asking): Promise<typeof Answers> {
  const address = /https?:\S+\.js/.exec(String(error))?.[0]
  if (address === undefined) return await import('./found-tests.tsx')
  return await import(/* @vite-ignore */ `${address}?${failures}`)
}
