import { desk } from '../../content/desk.ts'
import { LetterKey, useShortcut } from '../key.tsx'
import { keysKey, menuKeys, moreKey, type Offer, offerKeys, preparationKey } from '../keys.ts'

export const allKeysId = 'all-keys'

/** Two opposite acts share a letter. It is listed once, with the first of the two acts. */
const offers = Object.keys(offerKeys)
  .filter((key): key is Offer => key in offerKeys)
  .map((offer) => [offerKeys[offer], desk.acts[offer]] as const)
  .filter(([letter], at, all) => all.findIndex(([other]) => other === letter) === at)

const { menu, allKeys, dayBook } = desk
const pages = ['find', 'board', 'day', 'new', 'centre', 'print'] as const

const rows: readonly (readonly [string, string])[] = [
  ...offers,
  [moreKey, desk.more],
  [preparationKey, desk.facts.preparation],
  ...pages.map((page) => [menuKeys[page], menu[page]] as const),
  [menuKeys.block, dayBook.block],
  [menuKeys.toMove, allKeys.toMove],
  ['Enter', allKeys.save],
  ['Ctrl Enter', allKeys.anyway],
  ['1 2 3', allKeys.choice],
  ['Esc', allKeys.back],
]

/** Every key of the board, opened and closed by `?`. */
export function AllKeys() {
  const shortcut = useShortcut()
  return (
    <details id={allKeysId} className="all-keys scripted">
      <summary aria-keyshortcuts={shortcut(keysKey)}>
        {allKeys.title} <LetterKey>{keysKey}</LetterKey>
      </summary>
      <dl>
        {rows.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
