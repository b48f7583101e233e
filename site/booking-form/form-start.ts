import type { AppointmentDraft, FieldProblems } from '../../domain/appointment-request.ts'

/** What the form is drawn with on the server, and hydrated with in the browser. */
export interface FormStart {
  /** The server's clock when it drew the page, so that both drawings agree to the letter. */
  readonly renderedAtMs: number
  readonly draft: AppointmentDraft
  readonly problems: FieldProblems
  /** A failure to tell of, after a post without script. */
  readonly failure: string | undefined
}

export const emptyDraft: AppointmentDraft = {
  name: '',
  phone: '',
  email: '',
  date: '',
  time: '',
  tests: [],
  additionalInfo: '',
}

/** Ids of the elements that server and script share. */
export const formRootId = 'booking-form'
export const formStartId = 'booking-form-start'
