import type { ReactNode } from 'react'
import { desk } from '../../content/desk.ts'
import { addresses } from '../addresses.ts'
import { Key } from '../key.tsx'
import { menuKeys } from '../keys.ts'
import type { LiveBoard } from '../live/use-live-board.ts'
import { AllKeys } from './all-keys.tsx'
import type { useLetterKeys } from './use-keys.ts'

interface DeskStatusProps {
  readonly live: LiveBoard
  readonly letters: ReturnType<typeof useLetterKeys>
  /** Keys of this page. */
  readonly children?: ReactNode
}

/** Which device this is, whether it is connected, and the switch of the letter keys. */
export function DeskStatus({ live, letters, children }: DeskStatusProps) {
  const [isWithLetters, setWithLetters] = letters
  const { keys, on, off, print, report, devices } = desk.menu
  const isLost = live.lostAtMs !== undefined
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
      <AllKeys isWithLetters={isWithLetters} />
      <a href={addresses.report}>{report}</a>
      <a href={addresses.devices}>{devices}</a>
      <a href={addresses.print} aria-keyshortcuts={isWithLetters ? menuKeys.print : undefined}>
        {print} <Key isShown={isWithLetters}>{menuKeys.print}</Key>
      </a>
      <span className={isLost ? 'connection lost' : 'connection'}>
        {live.board.device}, {isLost ? desk.notConnected : desk.connected}
      </span>
    </div>
  )
}
