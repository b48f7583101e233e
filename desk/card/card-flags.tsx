import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { redFlagsOf } from '../../domain/red-flags.ts'
import { useCentre, useTestNames } from '../desk-now.ts'

/** What to know before speaking to the patient: the language, what to ask the doctor about, and earlier visits. */
export function CardFlags({ card }: { readonly card: Card }) {
  const { requests, tests, notes, language, earlier } = card
  const texts = [...requests.map((request) => request.notes), ...notes.map(({ text }) => text)]
  const { catalogue } = useCentre()
  const named = useTestNames()
  const visits = earlier.filter(({ ending, name }) => ending === 'arrived' && name === card.name)
  return (
    <p className="card-flags cluster">
      <span className="chip">{desk.languages[language]}</span>
      {redFlagsOf(texts, tests, catalogue.own).map((flag) => (
        <span key={flag.name} className="chip flag">
          <b>{desk.redFlag(desk.redFlags[flag.name], flag.tests.map(named).join(', '))}</b> ·{' '}
          {desk.askDoctor}
        </span>
      ))}
      {visits.length > 0 && <span className="text-soft">{desk.hasBeenHere(visits.length)}</span>}
    </p>
  )
}
