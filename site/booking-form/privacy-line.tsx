import { addressesIn } from '../routes.ts'
import type { FormStrings } from './form-start.ts'

/** What sending agrees to, with the whole notice a tap away; what is typed stays in this tab. */
export function PrivacyLine({ strings }: { readonly strings: FormStrings }) {
  const { booking, lang } = strings
  return (
    <p className="caption">
      {booking.consent} <a href={`${addressesIn[lang].about}#privacy`}>{booking.privacy}</a>
    </p>
  )
}
