import type { Strings } from '../../content/strings.ts'
import type { BookingForm } from './use-booking-form.ts'

interface DraftNoteProps {
  readonly form: BookingForm
  readonly strings: Strings['booking']['draft']
}

/**
 * Says what this tab keeps, with a button that deletes it, for a phone that others use too, and one
 * that takes that back. The server renders it so that nothing moves on hydration; CSS hides it where
 * there is no script.
 */
export function DraftNote({ form, strings }: DraftNoteProps) {
  return (
    <div className="draft-note caption">
      <p>{strings.kept}</p>
      <p className="alert-ways">
        <button type="button" className="button" onClick={form.clear}>
          {strings.clear}
        </button>
        {form.draftEvent === 'cleared' && (
          <button type="button" className="button" onClick={form.undoClear}>
            {strings.undo}
          </button>
        )}
      </p>
      <p role="status">{form.draftEvent && strings[form.draftEvent]}</p>
    </div>
  )
}
