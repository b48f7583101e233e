import { useRef, useState } from 'react'
import type { Catalogue } from '../../domain/centre/catalogue-now.ts'
import type * as Answers from './found-tests.tsx'
import type { Search } from './search-tests.ts'

/**
 * How long to wait before each automatic retry. A change of the mobile network takes half a second, the gap
 * between two metro stations eight seconds. After the last retry, the next key tries again.
 */
const retryAfterMs = [500, 2000, 8000] as const

/**
 * Loads the search when a visitor comes to its field, because most visitors never do. Until the search is
 * loaded, the whole list stays. `hasFailed` holds from a first failure until the search is loaded.
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
  return { loaded, hasFailed: hasFailed && loaded === undefined, load }
}

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
 * Imports the search again after a failure. A browser may cache the failure by address until the page is left
 * (github.com/whatwg/html/issues/6768). Chromium and Firefox name that address in the error, so a query is
 * added to it. Safari names none, but does not cache the failure, so the same import may work.
 */
async function importSearch({ failures, error }: Asking): Promise<typeof Answers> {
  const address = /https?:\S+\.js/.exec(String(error))?.[0]
  if (address === undefined) return await import('./found-tests.tsx')
  return await import(/* @vite-ignore */ `${address}?${failures}`)
}
