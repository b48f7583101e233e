import { desk } from '../../content/desk.ts'
import { Key } from '../key.tsx'

interface DeskStatusProps {
  readonly device: string
  readonly isLost: boolean
  readonly isWithLetters: boolean
  readonly setWithLetters: (isOn: boolean) => void
}

/** Which device this is, whether it is connected, and the switch of the letter keys. */
export function DeskStatus({ device, isLost, isWithLetters, setWithLetters }: DeskStatusProps) {
  const { keys, on, off } = desk.menu
  return (
    <div className="desk-status">
      <span className="scripted">
        <Key>↑</Key> <Key>↓</Key> {desk.moveHint}
      </span>
      <button
        type="button"
        className="keys-switch scripted"
        aria-pressed={isWithLetters}
        onClick={() => setWithLetters(!isWithLetters)}
      >
        {keys} <b>{isWithLetters ? on : off}</b>
      </button>
      <span className={isLost ? 'connection lost' : 'connection'}>
        {device}, {isLost ? desk.notConnected : desk.connected}
      </span>
    </div>
  )
}
