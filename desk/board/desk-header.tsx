import { centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { addresses } from '../addresses.ts'
import { Key } from '../key.tsx'
import { menuKeys } from '../keys.ts'

interface DeskHeaderProps {
  readonly query?: string
  /** False on pages that have no keys. */
  readonly isWithLetters: boolean
  readonly isMasked?: boolean
}

/** Where one is, and the ways to the other pages. */
export function DeskHeader({ query = '', isWithLetters, isMasked = false }: DeskHeaderProps) {
  const shortcut = (letter: string) => (isWithLetters ? letter : undefined)
  return (
    <header className="desk-header">
      <a className="home" href={addresses.board}>
        <Mark />
        <h1>{desk.heading}</h1>
        <span className="centre-name small">{centre.name}</span>
      </a>
      <nav aria-label={desk.menu.label}>
        <search>
          <form action={addresses.find}>
            <label htmlFor="find">
              {desk.menu.find} <Key isShown={isWithLetters}>{menuKeys.find}</Key>
            </label>
            <input
              key={query}
              id="find"
              className="box"
              type="search"
              name="q"
              data-masked={isMasked || undefined}
              defaultValue={query}
              placeholder={desk.menu.findLabel}
              autoComplete="off"
              aria-keyshortcuts={shortcut(menuKeys.find)}
            />
          </form>
        </search>
        {(['day', 'new', 'print', 'report', 'devices'] as const).map((item) => (
          <a key={item} href={addresses[item]} aria-keyshortcuts={shortcut(menuKeys[item])}>
            {desk.menu[item]} <Key isShown={isWithLetters}>{menuKeys[item]}</Key>
          </a>
        ))}
      </nav>
    </header>
  )
}

/** The rising sun of the site. */
export function Mark({ isLarge = false }: { readonly isLarge?: boolean }) {
  return (
    <svg className={isLarge ? 'mark large' : 'mark'} viewBox="0 0 32 24" aria-hidden="true">
      <path d="M4 20a12 12 0 0 1 24 0" />
      <path d="M9 20a7 7 0 0 1 14 0" className="lit" />
      <path d="M1 23h30" />
    </svg>
  )
}
