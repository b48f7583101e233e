import type { ReactNode } from 'react'
import { desk } from '../../content/desk.ts'
import { addresses } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import { useShortcut } from '../key.tsx'
import { keysKey, menuKeys, moreKey, type Offer, offerKeys, preparationKey } from '../keys.ts'
import { useIsHydrated } from '../live/use-is-hydrated.ts'

export function DeskStatus({ children }: { readonly children?: ReactNode }) {
  const { board, lostAtMs, isWithLetters, setWithLetters } = useDeskNow()
  const shortcut = useShortcut()
  const { keys, on, off, print, report, devices } = desk.menu
  const isLost = lostAtMs !== undefined
  return (
    <div className="desk-status cluster">
      {children}
      <button
        type="button"
        className="keys-switch"
        aria-pressed={isWithLetters}
        onClick={() => setWithLetters(!isWithLetters)}
      >
        {keys} <b>{isWithLetters ? on : off}</b>
      </button>
      <AllKeys />
      <a href={addresses.report}>{report}</a>
      <a href={addresses.devices}>{devices}</a>
      <a href={addresses.print} aria-keyshortcuts={shortcut(menuKeys.print)}>
        {print}
      </a>
      <span className={isLost ? 'connection lost' : 'connection'}>
        {board.device}
        {useIsHydrated() && `, ${isLost ? desk.notConnected : desk.connected}`}
      </span>
    </div>
  )
}

/** Two opposite acts share a letter. The letter is listed once, with the first of the two acts. */
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

/** The keys of the board except the arrows, opened and closed by `?`. */
function AllKeys() {
  const shortcut = useShortcut()
  return (
    <details className="all-keys scripted">
      <summary aria-keyshortcuts={shortcut(keysKey)}>{allKeys.title}</summary>
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
