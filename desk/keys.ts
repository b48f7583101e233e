/**
 * What can be done to a card, an act or `message`, which opens WhatsApp; with a letter of its word
 * that no other has.
 */
export const offerKeys = {
  undo: 'U',
  seen: 'S',
  claim: 'C',
  release: 'C',
  agreed: 'A',
  'no-answer': 'N',
  'wrong-number': 'W',
  cancelled: 'X',
  arrived: 'R',
  'no-show': 'O',
  message: 'M',
  note: 'T',
} as const

export type Offer = keyof typeof offerKeys

export const menuKeys = {
  find: 'F',
  day: 'D',
  new: 'E',
  print: 'P',
  report: 'G',
  devices: 'V',
} as const

export type MenuItem = keyof typeof menuKeys

/** The command of a key; `isWithLetters` is false where letter keys are switched off. */
export type KeyCommand =
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'menu'; readonly item: MenuItem }
  | { readonly kind: 'offer'; readonly letter: string }
  | { readonly kind: 'close' }

export function commandOf(key: string, isWithLetters: boolean): KeyCommand | undefined {
  if (key === 'ArrowDown') return { kind: 'move', by: 1 }
  if (key === 'ArrowUp') return { kind: 'move', by: -1 }
  if (key === 'Escape') return { kind: 'close' }
  if (!isWithLetters || key.length !== 1) return undefined
  const letter = key.toUpperCase()
  if (letter === 'J') return { kind: 'move', by: 1 }
  if (letter === 'K') return { kind: 'move', by: -1 }
  const item = menuItems.find((each) => menuKeys[each] === letter)
  if (item !== undefined) return { kind: 'menu', item }
  return Object.values<string>(offerKeys).includes(letter) ? { kind: 'offer', letter } : undefined
}

const menuItems = [
  'find',
  'day',
  'new',
  'print',
  'report',
  'devices',
] as const satisfies readonly MenuItem[]
