import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Watch } from './board/live-page.tsx'
import { isInside } from './board/use-keys.ts'
import { WorkScreen } from './board/work-screen.tsx'
import { ClosingPage } from './closing/closing-page.tsx'
import { DayPage } from './day/day-page.tsx'
import { printButtonId, type RootId } from './desk-page.ts'
import { keepWordsOutOfAddresses } from './live/find-words.ts'
import { shutOutEvent } from './live/use-live-board.ts'
import './styles/desk.css'

hydrate('desk', WorkScreen)
hydrate('day-book', DayPage)
hydrate('closing', ClosingPage)
hydrate('watch', Watch)
// Only the page of the centre loads the script of facts, so that the board stays small.
if (document.getElementById('centre'))
  void import('./centre/centre-page.tsx').then(({ CentrePage }) => hydrate('centre', CentrePage))
document.getElementById(printButtonId)?.addEventListener('click', () => print())
keepWordsOutOfAddresses()
addEventListener('click', ignoreSecondClick, true)

/** The second click of a double click presses nothing, because another button may stand there by then. */
function ignoreSecondClick(event: MouseEvent): void {
  // Somebody goes on by days in quick clicks.
  if (event.detail < 2 || isInside(event.target, 'nav')) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

function hydrate<Start extends object>(id: RootId, Part: ComponentType<Start>): void {
  const root = document.getElementById(id)
  const start = root?.dataset.start
  if (!root || !start) return
  // The data is not validated, because our own server wrote it into this page.
  const drawn = hydrateRoot(root, createElement(Part, JSON.parse(start)))
  addEventListener(shutOutEvent, () => drawn.unmount())
}
