import type { ReactNode } from 'react'
import { deskCentre } from '../../content/desk-centre.ts'
import { type Language, languages } from '../../domain/language.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { type FactForm, newTestKey } from './use-fact-form.ts'

interface PublishFormProps {
  readonly form: FactForm
  /** What patients will read, by language; empty if a language has nothing of its own. */
  readonly preview: (language: Language) => readonly string[]
  readonly children: ReactNode
}

/**
 * A fact to publish: its fields, what patients will read, and the two buttons. `server/desk/take-facts.ts` checks and
 * stores the fact.
 */
export function PublishForm({ form, preview, children }: PublishFormProps) {
  const { since, isChanged } = form
  const isNew = form.key === newTestKey
  // Taken from the published facts at each drawing, because another device may take the fact back.
  const holds = since && deskCentre.holds.since(since.when, since.by)
  return (
    <form ref={form.ref} noValidate className="fact-form" onSubmit={form.submit}>
      {children}
      <PatientsRead preview={preview} />
      <div className="form-foot cluster">
        <p className="meanwhile" role="status">
          {form.isOutdated && since && deskCentre.meanwhile(since.by, since.when)}
        </p>
        <p className="refused" role="alert">
          {form.refusal}
        </p>
        <button type="submit" className={isChanged ? 'button primary' : 'button'}>
          {deskCentre.publish[form.fact.fact]}
        </button>
        {isChanged && (
          <button type="button" className="button" onClick={form.discard}>
            {deskCentre.discard}
          </button>
        )}
        <p className="fact-state">
          {isChanged && <span className="draft">{deskCentre.draft}</span>}
          {!isChanged && !holds && !isNew && deskCentre.holds.content}
          <span role="status" className="holds">
            {isChanged || isNew ? form.said : holds}
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
            <span key={line}>{unbroken(line)}</span>
          ))}
        </dd>
      ))}
    </dl>
  )
}
