import type { ReactNode } from 'react'
import { desk } from '../../content/desk.ts'
import { minutesLeft } from '../../domain/desk/board-columns.ts'
import { delhiTime } from '../../domain/time/delhi-time.ts'
import { useDeskNow } from '../desk-now.ts'

/** What everybody must see at once, across the page. */
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
      {!isSoundOn && <p className="band sound">{desk.soundOff}</p>}
      {children}
    </aside>
  )
}
