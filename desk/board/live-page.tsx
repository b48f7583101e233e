import { type ReactNode, useEffect } from 'react'
import { desk } from '../../content/desk.ts'
import type { Board } from '../../domain/desk/board.ts'
import { isWaiting, minutesLeft } from '../../domain/desk/board-columns.ts'
import { delhiTime } from '../../domain/time/delhi-time.ts'
import { moveAddress } from '../addresses.ts'
import { enterTable } from '../day/move-by-arrow.ts'
import { centreOf, DeskContext, deskAt, useDeskNow } from '../desk-now.ts'
import type { WatchStart } from '../desk-page.ts'
import { useShortcut } from '../key.tsx'
import { type KeyCommand, type MenuItem, menuKeys } from '../keys.ts'
import { useLiveBoard } from '../live/use-live-board.ts'
import { useMasking } from '../live/use-masking.ts'
import { useRing } from '../live/use-ring.ts'
import { DeskHeader } from './desk-header.tsx'
import { DeskStatus } from './desk-status.tsx'
import { closeOpened, goTo, pressLetter } from './press-button.ts'
import { useToMove } from './to-move-on.ts'
import { useKeys, useLetterKeys } from './use-keys.ts'
import { useWarningBeforeLeaving } from './use-warning-before-leaving.ts'

interface LiveProps {
  readonly first: Board
  readonly title: string
  readonly children: ReactNode
}

/**
 * Follows the board for the page inside. A request rings and counts in the browser's tab, and an idle page is
 * masked.
 */
export function Live({ first, title, children }: LiveProps) {
  const live = useLiveBoard(first)
  useMasking()
  const isSoundOn = useRing(live.board, live.nowMs)
  const [isWithLetters, setWithLetters] = useLetterKeys()
  const centre = centreOf(live.board)
  const waiting = live.board.cards.filter((card) => isWaiting(card, live.nowMs)).length
  const isLost = live.lostAtMs !== undefined
  // The server could draw no other page, and this page shows what was known last.
  useWarningBeforeLeaving(isLost && minutesLeft(live.lostAtMs, live.nowMs) < 0)
  useEffect(() => {
    document.title = isLost ? desk.titleLost : desk.titleWithCount(waiting, title)
  }, [isLost, waiting, title])
  return (
    <DeskContext value={{ ...live, centre, isSoundOn, isWithLetters, setWithLetters }}>
      {children}
    </DeskContext>
  )
}

export function Bands({ children }: { readonly children?: ReactNode }) {
  const { lostAtMs, nowMs, isSoundOn } = useDeskNow()
  const age = lostAtMs === undefined ? 0 : -minutesLeft(lostAtMs, nowMs)
  return (
    <aside className="bands" aria-label={desk.notices}>
      <div role="alert">
        {lostAtMs !== undefined && <p className="band lost">{desk.lost(delhiTime(lostAtMs))}</p>}
      </div>
      {/* Outside the alert, which would otherwise be read out again each minute. */}
      {age > 0 && <p className="band lost age">{desk.age(age)}</p>}
      <p className="band masked">{desk.masked}</p>
      {!isSoundOn && <p className="band sound">{desk.soundOff}</p>}
      {children}
    </aside>
  )
}

export function ToMove() {
  const toMove = useToMove()
  const shortcut = useShortcut()
  const [first] = toMove
  if (first === undefined) return null
  return (
    <p className="band to-move">
      <a
        href={moveAddress(first.card.requests[0].reference)}
        aria-keyshortcuts={shortcut(menuKeys.toMove)}
      >
        {desk.dayBook.toMove(toMove.length)}
      </a>
    </p>
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
      {/* What is published here may leave visits to move. */}
      <Bands>{here === 'centre' && <ToMove />}</Bands>
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
  if (command.kind === 'letter') return pressLetter(command.letter)
  return command.kind === 'move' ? enterTable() : closeOpened()
}

/** For a page that is not drawn again. A request still rings there. */
export function Watch({ nowMs, device, title }: WatchStart) {
  return (
    <Live first={deskAt(nowMs, device).board} title={title}>
      <Bands />
    </Live>
  )
}
