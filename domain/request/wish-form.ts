import type { Wish } from '../visit/history.ts'

export type WishKind = Wish['kind']

/** The form on the confirmation page: its field, and what each button sends. */
export const wishField = {
  name: 'wish',
  kinds: ['wishes-to-cancel', 'wishes-to-move'],
} as const satisfies { readonly name: string; readonly kinds: readonly WishKind[] }

export function readWish(form: URLSearchParams): WishKind | undefined {
  return wishField.kinds.find((kind) => kind === form.get(wishField.name))
}
