import { Mark } from '../illustrations/mark.tsx'
import { addresses } from '../routes.ts'

/** Mark and wordmark: the first word carries the name, the rest says what it is. */
export function Brand({ name }: { readonly name: string }) {
  const [first, ...rest] = name.split(' ')
  return (
    <a href={addresses.home} className="brand">
      <Mark />
      <span>
        <b>{first}</b> {rest.join(' ')}
      </span>
    </a>
  )
}
