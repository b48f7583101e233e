import { type ReactNode, useId } from 'react'

interface FieldProps {
  readonly label: string
  readonly isWide?: boolean
  /** The control, which takes this id. */
  readonly children: (id: string) => ReactNode
}

/** A control under its label. */
export function Field({ label, isWide = false, children }: FieldProps) {
  const id = useId()
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
