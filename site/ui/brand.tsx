import { Mark } from '../illustrations/fan.tsx'

interface BrandProps {
  readonly name: string
  /** Address of the first page. */
  readonly home: string
}

/** Mark and wordmark: the first word carries the name, the rest says what it is. */
export function Brand({ name, home }: BrandProps) {
  const [first, ...rest] = name.split(' ')
  return (
    <a href={home} className="brand">
      <Mark />
      <span>
        <b>{first}</b> {rest.join(' ')}
      </span>
    </a>
  )
}
