import type { Words } from '../../content/words.ts'
import { forFamily } from '../../domain/typed-form.ts'

const hintId = 'hint-family'

interface FamilyFieldProps {
  readonly isInitial: boolean
  readonly words: Words['booking']
}

/** A switch that changes what the fields below it ask for, and adds one line to what is sent. */
export function FamilyField({ isInitial, words }: FamilyFieldProps) {
  return (
    <div className="family">
      <label className="test">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
          role="switch"
          name={forFamily.name}
          value={forFamily.value}
          defaultChecked={isInitial}
          aria-describedby={hintId}
        />
        <span>{words.family.label}</span>
      </label>
      <p id={hintId} className="field-hint">
        {words.family.hint}
      </p>
    </div>
  )
}
