import {
  type ConfirmationDetails,
  confirmationQuery,
} from '../../domain/request/confirmation-link.ts'
import { type WishKind, wishField } from '../../domain/request/wish-form.ts'
import { spokenTime, unbroken } from '../../domain/time/spoken-time.ts'
import type { PageContext, PageProps } from '../page-context.ts'

/** A wish that reception still has to call about. */
export interface OpenWish {
  readonly kind: WishKind
  readonly callBy: number
}

interface WishFormProps extends PageProps {
  readonly details: ConfirmationDetails
  readonly open: readonly OpenWish[]
}

/** A form for "I cannot come" and "another time". It posts the wish with the link's details as proof. */
export function WishForm({ context, details, open }: WishFormProps) {
  const { addresses, strings } = context
  const left = wishField.kinds.filter((kind) => !open.some((wish) => wish.kind === kind))
  if (left.length === 0) return null
  return (
    <form className="cluster" method="post" action={addresses.confirmation}>
      {Array.from(new URLSearchParams(confirmationQuery(details)), ([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {left.map((kind) => (
        <button key={kind} type="submit" name={wishField.name} value={kind} className="way">
          {strings.confirmation.wishes[kind].button}
        </button>
      ))}
    </form>
  )
}

/** What the patient has told us, and by when reception calls about it. */
export function openWishText({ kind, callBy }: OpenWish, context: PageContext): string {
  return `${context.strings.confirmation.wishes[kind].told} ${promisedCall(callBy, context)}`
}

/** By when reception calls. After the promised time, says that the call is late. */
export function promisedCall(callBy: number, { centre, nowMs, strings }: PageContext): string {
  const { callBy: call, callOverdue } = strings.confirmation
  const when = unbroken(spokenTime(callBy, nowMs, strings.calendar))
  return callBy <= nowMs ? callOverdue(when, unbroken(centre.phones[0].label)) : call(when)
}

/** Whether the patient cannot come, and reception has not called about it yet. */
export function isToCancel({ wishes }: { readonly wishes: readonly OpenWish[] }): boolean {
  return wishes.some(({ kind }) => kind === 'wishes-to-cancel')
}
