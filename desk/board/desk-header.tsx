import type { KeyboardEvent } from 'react'
import { centreAtDesk as centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { delhiDate, delhiTime } from '../../domain/time/delhi-time.ts'
import { addresses } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import { Key, useShortcut } from '../key.tsx'
import { type MenuItem, menuKeys } from '../keys.ts'
import { shortDay } from '../when.ts'

interface DeskHeaderProps {
  readonly query?: string
  readonly here?: MenuItem | undefined
  /** Opens a new entry beside the board. On other pages the link leads to the board. */
  readonly onNew?: () => void
  readonly isNewUnfinished?: boolean
}

export function DeskHeader({ query = '', here, onNew, isNewUnfinished }: DeskHeaderProps) {
  const { nowMs, isWithLetters } = useDeskNow()
  const shortcut = useShortcut()
  return (
    <header className="desk-header">
      <a className="home" href={addresses.board}>
        <Mark />
        <h1 className="visually-hidden">
          {desk.heading}, {centre.name}
        </h1>
      </a>
      <p className="clock">
        <b>{delhiTime(nowMs)}</b> {shortDay(delhiDate(nowMs))}
      </p>
      <nav aria-label={desk.menu.label}>
        {(['board', 'day', 'new', 'centre'] as const).map((item) => (
          <a
            key={item}
            href={addresses[item]}
            aria-current={item === here ? 'page' : undefined}
            aria-keyshortcuts={shortcut(menuKeys[item])}
            onClick={(event) => {
              if (item !== 'new' || onNew === undefined) return
              event.preventDefault()
              onNew()
            }}
          >
            {desk.menu[item]}
            {item === 'new' && isNewUnfinished && <b className="late">{desk.unfinishedShort}</b>}
          </a>
        ))}
      </nav>
      <search>
        <form action={addresses.find}>
          <label htmlFor="find" className="visually-hidden">
            {desk.menu.find}
          </label>
          <input
            id="find"
            className="box"
            type="search"
            name="q"
            defaultValue={query}
            placeholder={desk.menu.findLabel}
            autoComplete="off"
            aria-keyshortcuts={shortcut(menuKeys.find)}
            onKeyDown={leaveByEscape}
          />
          <Key isShown={isWithLetters}>{menuKeys.find}</Key>
        </form>
      </search>
    </header>
  )
}

function leaveByEscape(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Escape') return
  event.currentTarget.blur()
  // The form of the card stays open.
  event.stopPropagation()
}

export function Mark({ isLarge = false }: { readonly isLarge?: boolean }) {
  return (
    <svg className={isLarge ? 'mark large' : 'mark'} viewBox="0 0 32 24" aria-hidden="true">
      <path d="M4 20a12 12 0 0 1 24 0" />
      <path d="M9 20a7 7 0 0 1 14 0" className="lit" />
      <path d="M1 23h30" />
    </svg>
  )
}
