import type { ReactNode } from 'react'
import { desk } from '../../content/desk.ts'
import type { Board } from '../../domain/board.ts'
import { centreOf, DeskContext } from '../desk-now.ts'
import type { KeyCommand, MenuItem } from '../keys.ts'
import { useLiveBoard } from '../live/use-live-board.ts'
import { useMasking } from '../live/use-masking.ts'
import { useRing } from '../live/use-ring.ts'
import { allKeysId } from './all-keys.tsx'
import { DeskHeader } from './desk-header.tsx'
import { DeskStatus } from './desk-status.tsx'
import { goTo, press } from './press.ts'
import { useKeys, useLetterKeys } from './use-keys.ts'
import { Bands, useTitle } from './work-screen.tsx'

interface LivePageProps {
  readonly first: Board
  readonly title: string
  readonly here?: MenuItem
  readonly className: string
  /** What stands at the foot, before the connection. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/**
 * A page that follows the board without its lists. A request rings, and the page says when it is not live.
 */
export function LivePage({ first, title, here, className, foot, children }: LivePageProps) {
  const live = useLiveBoard(first)
  const isMasked = useMasking()
  const isSoundOn = useRing(live.board, live.nowMs)
  const letters = useLetterKeys()
  const [isWithLetters] = letters
  useKeys(isWithLetters, runCommand)
  useTitle(live.lostAtMs === undefined ? title : desk.titleLost)
  return (
    <DeskContext value={{ ...live, centre: centreOf(live.board), isMasked, isWithLetters }}>
      <DeskHeader here={here} />
      <Bands lostAtMs={live.lostAtMs} nowMs={live.nowMs} isSoundOn={isSoundOn} />
      <main className={className}>{children}</main>
      <footer className="strip">
        <div className="strip-latest">
          {foot}
          <DeskStatus letters={letters} />
        </div>
      </footer>
    </DeskContext>
  )
}

/** Runs a key of the menu, on a page without cards. False if the key does nothing. */
function runCommand(command: KeyCommand): boolean {
  if (command.kind === 'menu') return goTo(command.item)
  if (command.kind === 'keys') return press(allKeysId, 'summary')
  return command.kind === 'close' && press(allKeysId, ':scope[open] > summary')
}
