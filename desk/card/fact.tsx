import type { ReactNode } from 'react'

interface CardFactProps {
  readonly name: string
  readonly look?: 'typed'
  readonly children: ReactNode
}

export function Fact({ name, look, children }: CardFactProps) {
  return (
    <div className={look ? `fact ${look}` : 'fact'}>
      <dt className="small">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
