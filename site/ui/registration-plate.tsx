import type { PageContext } from '../page-context.ts'
import { SampleNote } from './sample-note.tsx'

/** The registrations of the centre as on the plate at its door, each with where to look it up. */
export function RegistrationPlate({ context }: { readonly context: PageContext }) {
  const { centre, strings } = context
  const { plate } = strings.facts
  if (centre.registrations.length === 0) return null
  return (
    <section className="plate wrap" aria-labelledby="plate-heading">
      <h2 id="plate-heading">{plate.heading}</h2>
      <ul>
        {centre.registrations.map(({ authority, number, scope, checkAt }) => (
          <li key={authority}>
            {plate.number(authority, number)} {scope && plate.scope(scope)}{' '}
            {checkAt && (
              <a href={checkAt} aria-label={plate.checkAt(authority)}>
                {plate.check}
              </a>
            )}
          </li>
        ))}
      </ul>
      <SampleNote context={context} />
    </section>
  )
}
