import type { ReactNode } from 'react'
import { deskCentre } from '../../content/desk-centre.ts'
import { type Language, languages } from '../../domain/language.ts'
import { addresses } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import { shortInstant } from '../when.ts'
import { type FactForm, newTestKey } from './use-fact-form.ts'
import { type EditableFacts, publishedOf } from './use-facts.ts'

interface PublishFormProps {
  readonly facts: EditableFacts
  readonly form: FactForm
  /** What patients will read, by language; empty if a language has nothing of its own. */
  readonly preview: (language: Language) => readonly string[]
  readonly children: ReactNode
}

/**
 * A fact to publish: its fields, what patients will read, and the two buttons. `server/desk/take-facts.ts` checks and
 * stores the fact.
 */
export function PublishForm(props: PublishFormProps) {
  const { facts, form, preview, children } = props
  const { nowMs } = useDeskNow()
  const since = inForceSince(facts, form.key, nowMs)
  return (
    <form
      ref={form.ref}
      method="post"
      action={addresses.facts}
      noValidate
      className="fact-form"
      onSubmit={form.submit}
    >
      {children}
      <PatientsRead preview={preview} />
      <div className="form-foot cluster">
        <p className="meanwhile" role="status">
          {form.isOutdated && since && deskCentre.meanwhile(since.by, since.when)}
        </p>
        <p className="refused" role="alert">
          {form.refusal}
        </p>
        <button type="submit" className={form.isChanged ? 'button primary' : 'button'}>
          {deskCentre.publish[form.fact.fact]}
        </button>
        {form.isChanged && (
          <button type="button" className="button" onClick={form.discard}>
            {deskCentre.discard}
          </button>
        )}
        <p className="fact-state">
          {form.isChanged ? (
            <span className="draft">{deskCentre.draft}</span>
          ) : (
            form.said === undefined &&
            (since ? (
              <span className="holds">{deskCentre.holds.since(since.when, since.by)}</span>
            ) : (
              form.key !== newTestKey && deskCentre.holds.content
            ))
          )}
          <span role="status" className="holds">
            {form.said}
          </span>
        </p>
      </div>
    </form>
  )
}

function PatientsRead({ preview }: Pick<PublishFormProps, 'preview'>) {
  const read = languages.filter((language) => preview(language).length > 0)
  if (read.length === 0) return null
  return (
    <dl className="patients-read">
      <dt>{deskCentre.patientsRead}</dt>
      {read.map((language) => (
        <dd key={language} lang={language}>
          {preview(language).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </dd>
      ))}
    </dl>
  )
}

function inForceSince({ view }: EditableFacts, key: string, nowMs: number) {
  const published = publishedOf(view, key)
  if (published === undefined) return undefined
  const by = view.log.find(({ id }) => id === published.id)?.device ?? deskCentre.unknownDevice
  return { when: shortInstant(published.atMs, nowMs), by }
}
