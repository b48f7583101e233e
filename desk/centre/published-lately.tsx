import { useRef, useState } from 'react'
import { deskCentre } from '../../content/desk-centre.ts'
import type { LoggedPublication, Publication } from '../../domain/centre/published-facts.ts'
import { openingLines } from '../../site/opening-lines.ts'
import { useDeskNow } from '../desk-now.ts'
import { focusUnlessTyping } from '../focus-unless-typing.ts'
import { shortInstant } from '../when.ts'
import { priceAndMinutesOf, siteWords } from './site-words.ts'
import type { EditableFacts } from './use-facts.ts'

const words = deskCentre.lately

/** Lists the last publications, by whom and when, the newest first. Each that still stands can be taken back. */
export function PublishedLately({ facts }: { readonly facts: EditableFacts }) {
  const section = useRef<HTMLElement>(null)
  const [refusal, setRefusal] = useState<string>()
  // Says that a fact was taken back, until something newer is published.
  const [said, setSaid] = useState({ text: '', newest: 0 })
  const { log } = facts.view
  const newest = log[0]?.id ?? 0
  const takeBack = async ({ id, publication }: LoggedPublication) => {
    setSaid({ text: '', newest })
    const refused = await facts.send({ act: 'take-back', takesBack: id })
    setRefusal(refused?.error)
    if (refused) return
    setSaid({ text: words.takenBack(nameOf(publication)), newest })
    // The button goes, and would take the focus with it.
    focusUnlessTyping(section.current)
  }
  return (
    <section ref={section} className="lately" aria-labelledby="lately-heading" tabIndex={-1}>
      <div className="entries">
        <h2 id="lately-heading">{words.heading}</h2>
        <p className="refused" role="alert">
          {refusal}
        </p>
        <p className="holds" role="status">
          {said.newest === newest && said.text}
        </p>
        {log.length === 0 && <p className="text-soft">{words.nothing}</p>}
        <ol>
          {log.map((each) => (
            <Published
              key={each.id}
              each={each}
              facts={facts}
              onTakeBack={() => void takeBack(each)}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface PublishedProps {
  readonly each: LoggedPublication
  readonly facts: EditableFacts
  readonly onTakeBack: () => void
}

function Published({ each, facts, onTakeBack }: PublishedProps) {
  const { id, atMs, device = deskCentre.unknownDevice, publication, isTakenBack } = each
  const when = shortInstant(atMs, useDeskNow().nowMs)
  const isInForce = facts.view.inForce.some((each) => each.id === id)
  const name = nameOf(publication)
  return (
    <li className={isTakenBack ? 'taken-back' : undefined}>
      <p>
        <b className={isInForce ? 'holds' : undefined}>{name}</b>{' '}
        {isTakenBack && <span className="small">{words.isTakenBack}</span>}
      </p>
      <p className="said">
        {linesForPatients(publication).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className="small">
        {when}, {device}
      </p>
      {!isTakenBack && (
        <button
          type="button"
          className="button"
          aria-label={words.takeBackOf(`${name}, ${when}`)}
          onClick={onTakeBack}
        >
          {words.takeBack}
        </button>
      )}
    </li>
  )
}

function nameOf(publication: Publication): string {
  switch (publication.fact) {
    case 'hours':
    case 'phones':
      return deskCentre.parts[publication.fact]
    case 'test':
    case 'own-test':
      return publication.test
  }
}

function linesForPatients(publication: Publication): readonly string[] {
  switch (publication.fact) {
    case 'hours':
      return openingLines(publication, siteWords.en)
    case 'phones':
      return [
        ...publication.phones.map(({ label }) => label),
        deskCentre.phones.opens(publication.whatsapp),
      ]
    case 'test':
    case 'own-test':
      return [
        publication.isOffered ? priceAndMinutesOf(publication, 'en') : deskCentre.tests.notOffered,
      ]
  }
}
