import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { WorkScreen } from './board/work-screen.tsx'
import { printButtonId, type WorkPage, workRootId } from './desk-page.ts'
import './styles/desk.css'

hydrateWork()
document.getElementById(printButtonId)?.addEventListener('click', () => print())

/** Hydrates the board or the find page; the other pages need no script. */
function hydrateWork(): void {
  const root = document.getElementById(workRootId)
  const start = root?.dataset.start
  if (!root || !start) return
  // Not validated: our own server wrote it into this page.
  const page: WorkPage = JSON.parse(start)
  hydrateRoot(root, createElement(WorkScreen, { page }))
}
