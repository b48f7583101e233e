import type { ReactNode } from 'react'
import { desk } from '../../content/desk.ts'
import { addresses } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import { LetterKey, useShortcut } from '../key.tsx'
import { menuKeys } from '../keys.ts'
import { AllKeys } from './all-keys.tsx'

/** Which device this is, whether it is connected, and the switch of the letter keys. */
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
        {print} <LetterKey>{menuKeys.print}</LetterKey>
      </a>
      <span className={isLost ? 'connection lost' : 'connection'}>
        {board.device}, {isLost ? desk.notConnected : desk.connected}
      </span>
    </div>
  )
}
