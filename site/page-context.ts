import type { Centre } from '../content/centre.ts'
import type { PictureFiles } from '../content/picture.ts'
import type { Strings } from '../content/strings.ts'
import type { Catalogue } from '../domain/centre/catalogue-now.ts'
import type { Addresses, PageName } from './routes.ts'

/** The input of every page. Pages do not read a clock or a configuration themselves. */
export interface PageContext {
  readonly strings: Strings
  /** In the language of `strings`. */
  readonly addresses: Addresses
  /** With its name and address in the language of `strings`. */
  readonly centre: Centre
  readonly catalogue: Catalogue
  /** The files of the centre's pictures, by file name. */
  readonly pictureFiles: PictureFiles
  readonly nowMs: number
  /** Scheme and host, without a trailing slash: `https://example.org`. */
  readonly publicUrl: string
  /** How long a request is kept; the privacy notice states it. */
  readonly retentionDays: number
}

/** The props of a page, and of each part that needs no others. */
export interface PageProps {
  readonly context: PageContext
}

/** The props of header, footer and head, which also need the name of the page. */
export interface NamedPageProps extends PageProps {
  readonly page: PageName | 'notFound'
}
