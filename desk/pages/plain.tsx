import type { ReactNode } from 'react'
import { centre } from '../../content/centre.ts'
import { Mark } from '../board/desk-header.tsx'

interface PlainProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page of one thing, before somebody is in. */
export function Plain({ title, children }: PlainProps) {
  return (
    <main className="plain">
      <Mark isLarge />
      <p className="plain-centre">{centre.name}</p>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
