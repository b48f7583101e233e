import type { centreInForm } from '../../content/centre.ts'
import type { Strings } from '../../content/strings.ts'
import type { Catalogue } from '../../domain/centre/catalogue-now.ts'
import type { FieldProblems } from '../../domain/request/appointment-request.ts'
import type { FormValues } from '../../domain/request/form-values.ts'

/** What the server renders the form with, and the browser hydrates it with. */
export interface FormStart {
  /** The server's clock at rendering, so that hydration gives the same markup. */
  readonly renderedAtMs: number
  readonly draft: FormValues
  readonly problems: FieldProblems
  /** The sentence for a post without script that failed. */
  readonly failure: string | undefined
  /** Whether the server refused the post without reading it, so that the form comes back empty. */
  readonly isUnread?: boolean
  /** Whether the request may be stored although the post failed. */
  readonly mayBeStored?: boolean
  /** Replaces facts that the script contains. Left out while reception has published no fact and no closure. */
  readonly centre?: Partial<FormCentre>
  /** The tests on offer. Left out while they are the tests of the specification. */
  readonly catalogue?: Catalogue
}

/** The strings that the script carries to the browser. */
export type FormStrings = Pick<
  Strings,
  'booking' | 'calendar' | 'lang' | 'names' | 'preparation' | 'testFacts'
>

/** The facts of the centre that the script carries. */
export type FormCentre = typeof centreInForm

/** Ids of elements that the server renders and the script looks up. */
export const formRootId = 'booking-form'
export const formStartId = 'booking-form-start'
export const formId = 'booking'
