import { languages } from '../../domain/language.ts'
import type { PageContext } from '../page-context.ts'
import { securityTxtAddress } from '../routes.ts'

/** RFC 9116 asks for less than a year, so that a forgotten copy does not speak for ever. */
const validForMs = 180 * 24 * 60 * 60 * 1000

/**
 * `security.txt`, for who has found a hole and looks for whom to tell. Always good for half a year
 * from now; `Canonical` must be an https address, so it is left out where the site has none.
 * https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt({ centre, nowMs, publicUrl }: PageContext): string {
  const address = new URL(securityTxtAddress, publicUrl)
  const lines = [
    `Contact: mailto:${centre.dataContact.email}`,
    `Expires: ${new Date(nowMs + validForMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(address.protocol === 'https:' ? [`Canonical: ${address}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
