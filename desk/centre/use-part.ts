import { useEffect, useRef, useState } from 'react'

export const parts = ['hours', 'phones', 'tests', 'own-test'] as const

export type CentrePart = (typeof parts)[number]

/** The part that the address names. A step to another part puts the focus on its heading. */
export function usePart() {
  const [part, setPart] = useState<CentrePart>('hours')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const read = () => setPart(partOf(location.hash) ?? 'hours')
    const step = () => {
      read()
      heading.current?.focus()
    }
    read()
    addEventListener('hashchange', step)
    return () => removeEventListener('hashchange', step)
  }, [])
  return { part, heading }
}

function partOf(hash: string): CentrePart | undefined {
  return parts.find((part) => hash === `#${part}`)
}
