import type { Words } from '../../content/words.ts'
import type { BookingForm } from './use-booking-form.ts'

interface DraftNoteProps {
  readonly form: BookingForm
  readonly words: Words['booking']['draft']
}

/**
 * What this tab keeps, and the button that makes it forget, for a phone that others use too. Drawn
 * before the script can hear it, so that nothing moves; CSS hides it where there is no script.
 */
export function DraftNote({ form, words }: DraftNoteProps) {
  return (
    <div className="draft-note caption">
      <p>{words.kept}</p>
      <button type="button" className="button" onClick={form.clear}>
        {words.clear}
      </button>
      <p role="status">{form.draftEvent && words[form.draftEvent]}</p>
    </div>
  )
}
