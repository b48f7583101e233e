import { useEffect } from 'react'
import { desk } from '../../content/desk.ts'
import { isWaiting } from '../../domain/board-columns.ts'
import { deskAt } from '../desk-now.ts'
import type { WatchStart } from '../desk-page.ts'
import { useLiveBoard } from '../live/use-live-board.ts'
import { useMasking } from '../live/use-masking.ts'
import { useRing } from '../live/use-ring.ts'
import { Bands, useTitle } from './work-screen.tsx'

/**
 * For a page without the board. A request still rings and counts in the title, and an idle page is masked.
 */
export function Watch({ nowMs, device, title }: WatchStart) {
  const { board, nowMs: now, lostAtMs } = useLiveBoard(deskAt(nowMs, device).board)
  const isMasked = useMasking()
  const isSoundOn = useRing(board, now)
  const waiting = board.cards.filter((card) => isWaiting(card, now)).length
  useTitle(lostAtMs === undefined ? desk.titleWithCount(waiting, title) : desk.titleLost)
  useEffect(() => {
    document.body.toggleAttribute('data-masked', isMasked)
  }, [isMasked])
  return (
    <>
      <Bands lostAtMs={lostAtMs} nowMs={now} isSoundOn={isSoundOn} />
      {isMasked && (
        <p className="band sound">
          {desk.masked}. {desk.maskedHint}
        </p>
      )}
    </>
  )
}
