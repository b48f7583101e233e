/** The acts on a card, each with its letter. Acts that a card never offers together may share one. */
export const offerKeys = {
  undo: 'U',
  seen: 'S',
  claim: 'C',
  release: 'C',
  agreed: 'A',
  'no-answer': 'N',
  'call-later': 'L',
  'wrong-number': 'W',
  cancelled: 'X',
  arrived: 'R',
  'not-arrived': 'R',
  'no-show': 'O',
  corrected: 'E',
  message: 'M',
  note: 'T',
} as const

export type Offer = keyof typeof offerKeys

export const menuKeys = {
  find: '/',
  board: 'B',
  day: 'D',
  new: 'I',
  centre: 'H',
  print: 'P',
  block: 'K',
  toMove: 'V',
} as const

export type MenuItem = keyof typeof menuKeys

export const moreKey = '.'
/** Shows all keys (board/desk-status.tsx). */
export const keysKey = '?'
export const preparationKey = 'G'

/** What a pressed key asks for. */
export type KeyCommand =
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'menu'; readonly item: MenuItem }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'close' }

/** The letters that are not in the menu. */
const letters: readonly string[] = [...Object.values(offerKeys), moreKey, keysKey, preparationKey]

/**
 * The command of a key. On a Hindi keyboard, a key has the letter of its place on an English keyboard, so that
 * reception need not switch back after typing a name.
 *
 * While somebody types, board/use-keys.ts lets only Escape through.
 *
 * @param isWithLetters False if somebody has switched the letters off.
 */
export function commandOf(
  { key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
  isWithLetters: boolean,
): KeyCommand | undefined {
  if (key === 'ArrowDown') return { kind: 'move', by: 1 }
  if (key === 'ArrowUp') return { kind: 'move', by: -1 }
  if (key === 'Escape') return { kind: 'close' }
  if (!isWithLetters) return undefined
  const letter = /^\p{ASCII}/u.test(key)
    ? key.toUpperCase()
    : code.replace('Key', '').replace('Slash', shiftKey ? keysKey : menuKeys.find)
  const item = Object.keys(menuKeys)
    .filter(isMenuItem)
    .find((each) => menuKeys[each] === letter)
  if (item !== undefined) return { kind: 'menu', item }
  return letters.includes(letter) ? { kind: 'letter', letter } : undefined
}

function isMenuItem(name: string): name is MenuItem {
  return name in menuKeys
}
