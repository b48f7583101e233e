import { type ReactNode, useEffect } from 'react'
import { desk } from '../../content/desk.ts'
import type { Board } from '../../domain/desk/board.ts'
import { isWaiting } from '../../domain/desk/board-columns.ts'
import { enterTable } from '../day/move-by-arrow.ts'
import { centreOf, DeskContext, deskAt } from '../desk-now.ts'
import type { WatchStart } from '../desk-page.ts'
import type { KeyCommand, MenuItem } from '../keys.ts'
import { useLiveBoard } from '../live/use-live-board.ts'
import { useMasking } from '../live/use-masking.ts'
import { useRing } from '../live/use-ring.ts'
import { allKeysId } from './all-keys.tsx'
import { Bands } from './bands.tsx'
import { DeskHeader } from './desk-header.tsx'
import { DeskStatus } from './desk-status.tsx'
import { goTo, press, pressLetter } from './press-button.ts'
import { useKeys, useLetterKeys } from './use-keys.ts'

interface LiveProps {
  readonly first: Board
  readonly awaySinceMs?: number | undefined
  readonly title: string
  readonly children: ReactNode
}

/**
 * Follows the board for the page inside. A request rings and counts in the browser's tab, and an idle page is
 * masked.
 */
export function Live({ first, awaySinceMs, title, children }: LiveProps) {
  const live = useLiveBoard(first, awaySinceMs)
  const isMasked = useMasking()
  const isSoundOn = useRing(live.board, live.nowMs)
  const [isWithLetters, setWithLetters] = useLetterKeys()
  const centre = centreOf(live.board)
  const waiting = live.board.cards.filter((card) => isWaiting(card, live.nowMs)).length
  useEffect(() => {
    const isLost = live.lostAtMs !== undefined
    document.title = isLost ? desk.titleLost : desk.titleWithCount(waiting, title)
    document.body.toggleAttribute('data-masked', isMasked)
  }, [live.lostAtMs, waiting, title, isMasked])
  return (
    <DeskContext value={{ ...live, centre, isMasked, isSoundOn, isWithLetters, setWithLetters }}>
      {children}
    </DeskContext>
  )
}

interface LivePageProps extends LiveProps {
  readonly here?: MenuItem
  readonly className: string
  /** What stands at the foot, before the connection. */
  readonly foot?: ReactNode
}

/** A page that follows the board without its lists. */
export function LivePage({ here, className, foot, children, ...live }: LivePageProps) {
  return (
    <Live {...live}>
      <DeskHeader here={here} />
      <Bands />
      <main className={className}>{children}</main>
      <footer className="strip">
        <div className="strip-latest">
          {foot}
          <DeskStatus />
        </div>
      </footer>
      <MenuKeys />
    </Live>
  )
}

function MenuKeys() {
  useKeys(runCommand)
  return null
}

/** Runs a key of the menu, on a page without cards. False if the key does nothing. */
function runCommand(command: KeyCommand): boolean {
  if (command.kind === 'menu') return goTo(command.item)
  if (command.kind === 'offer') return pressLetter(command.letter)
  if (command.kind === 'move') return enterTable()
  if (command.kind === 'keys') return press(allKeysId, 'summary')
  return command.kind === 'close' && press(allKeysId, ':scope[open] > summary')
}

/** For a page that is not drawn again. A request still rings there. */
export function Watch({ nowMs, device, title }: WatchStart) {
  return (
    <Live first={deskAt(nowMs, device).board} title={title}>
      <Bands>
        <p className="band masked">
          {desk.masked}. {desk.maskedHint}
        </p>
      </Bands>
    </Live>
  )
}
