import type { Words } from '../../content/words.ts'
import type { FieldProblems } from '../../domain/appointment-request.ts'
import type { TypedForm } from '../../domain/typed-form.ts'

/** What the form is drawn with on the server, and hydrated with in the browser. */
export interface FormStart {
  /** The server's clock when it drew the page, so that both drawings agree to the letter. */
  readonly renderedAtMs: number
  readonly draft: TypedForm
  readonly problems: FieldProblems
  /** A failure to tell of, after a post without script. */
  readonly failure: string | undefined
}

/** The part of a language that the script carries to the browser. */
export type FormWords = Pick<
  Words,
  'booking' | 'calendar' | 'lang' | 'legal' | 'names' | 'preparation'
>

/** Ids of the elements that server and script share. */
export const formRootId = 'booking-form'
export const formStartId = 'booking-form-start'
export const formId = 'booking'
