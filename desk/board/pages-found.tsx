import { useEffect, useRef } from 'react'
import { desk } from '../../content/desk.ts'
import { addresses } from '../addresses.ts'
import type { findActs } from './find-acts.ts'

/** The pages that the typed words mean, in the place of a card. Enter opens the first. */
export function PagesFound({ acts }: { readonly acts: ReturnType<typeof findActs> }) {
  const first = useRef<HTMLAnchorElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <nav className="cluster" aria-label={desk.findPage.actsLabel}>
      {acts.map(({ to, label }, place) => (
        <a
          key={label}
          ref={place === 0 ? first : undefined}
          className={place === 0 ? 'button primary' : 'button'}
          href={addresses[to]}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
