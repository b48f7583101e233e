import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showKept } from './away/show-kept.ts'
import { watchForAway } from './away/watch-for-away.ts'
import { Watch } from './board/live-page.tsx'
import { WorkScreen } from './board/work-screen.tsx'
import { centreRootId } from './centre/facts-in-force.ts'
import { ClosingPage } from './closing/closing-page.tsx'
import { DayPage } from './day/day-page.tsx'
import { closingRootId, dayRootId, printButtonId, watchRootId, workRootId } from './desk-page.ts'
import { keepWordsOutOfAddresses } from './live/find-words.ts'
import { shutOutEvent } from './live/use-live-board.ts'
import './styles/desk.css'

hydrate(workRootId, WorkScreen)
hydrate(dayRootId, DayPage)
hydrate(closingRootId, ClosingPage)
hydrate(watchRootId, Watch)
// Only the page of the centre loads the script of facts, so that the board stays small.
if (document.getElementById(centreRootId))
  void import('./centre/centre-page.tsx').then(({ CentrePage }) =>
    hydrate(centreRootId, CentrePage),
  )
document.getElementById(printButtonId)?.addEventListener('click', () => print())
keepWordsOutOfAddresses()
watchForAway()
void showKept()

function hydrate<Start extends object>(id: string, Part: ComponentType<Start>): void {
  const root = document.getElementById(id)
  const start = root?.dataset.start
  if (!root || !start) return
  // Not validated: our own server wrote it into this page.
  const drawn = hydrateRoot(root, createElement(Part, JSON.parse(start)))
  addEventListener(shutOutEvent, () => drawn.unmount())
}
