import { createElement, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showKept } from './away/show-kept.ts'
import { watchForAway } from './away/watch-for-away.ts'
import { Watch } from './board/watch.tsx'
import { WorkScreen } from './board/work-screen.tsx'
import { type CentrePage as CentrePageOf, centreRootId } from './centre/facts-in-force.ts'
import { ClosingPage } from './closing/closing-page.tsx'
import { DayPage } from './day/day-page.tsx'
import {
  type ClosingPage as ClosingPageOf,
  closingRootId,
  type DayPage as DayPageOf,
  dayRootId,
  printButtonId,
  type WatchStart,
  type WorkPage,
  watchRootId,
  workRootId,
} from './desk-page.ts'
import { keepWordsOutOfAddresses } from './live/find-words.ts'
import { shutOutEvent } from './live/use-live-board.ts'
import './styles/desk.css'

hydrate(workRootId, (page: WorkPage) => createElement(WorkScreen, { page }))
hydrate(dayRootId, (page: DayPageOf) => createElement(DayPage, { page }))
hydrate(closingRootId, (page: ClosingPageOf) => createElement(ClosingPage, { page }))
hydrate(watchRootId, (start: WatchStart) => createElement(Watch, { start }))
// Only the page of the centre loads the script of facts, so that the board stays small.
if (document.getElementById(centreRootId))
  void import('./centre/centre-page.tsx').then(({ CentrePage }) =>
    hydrate(centreRootId, (page: CentrePageOf) => createElement(CentrePage, { page })),
  )
document.getElementById(printButtonId)?.addEventListener('click', () => print())
keepWordsOutOfAddresses()
watchForAway()
void showKept()

/** Hydrates what the page has under this id. */
function hydrate<Start>(id: string, draw: (start: Start) => ReactElement): void {
  const root = document.getElementById(id)
  const start = root?.dataset.start
  if (!root || !start) return
  // Not validated: our own server wrote it into this page.
  const drawn = hydrateRoot(root, draw(JSON.parse(start)))
  addEventListener(shutOutEvent, () => drawn.unmount())
}
