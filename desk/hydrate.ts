import { createElement, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { addresses } from './addresses.ts'
import { Watch } from './board/watch.tsx'
import { WorkScreen } from './board/work-screen.tsx'
import {
  type EntryStart,
  entryRootId,
  printButtonId,
  type WatchStart,
  type WorkPage,
  watchRootId,
  workRootId,
} from './desk-page.ts'
import { EntryChange } from './pages/entry-change.tsx'
import './styles/desk.css'

hydrate(workRootId, (page: WorkPage) => createElement(WorkScreen, { page }))
hydrate(watchRootId, (start: WatchStart) => createElement(Watch, { start }))
hydrate(entryRootId, (start: EntryStart) => createElement(EntryChange, { start }))
document.getElementById(printButtonId)?.addEventListener('click', () => print())
keepEntry(document.querySelector(`form[action="${addresses.new}"]`))

/** Hydrates what the page has under this id. */
function hydrate<Start>(id: string, draw: (start: Start) => ReactElement): void {
  const root = document.getElementById(id)
  const start = root?.dataset.start
  if (!root || !start) return
  // Not validated: our own server wrote it into this page.
  hydrateRoot(root, draw(JSON.parse(start)))
}

/** What is typed into a new entry would be lost with the page, for a request that rings: the browser asks first. */
function keepEntry(form: HTMLFormElement | null): void {
  if (form === null) return
  let isSent = false
  form.addEventListener('submit', () => {
    isSent = true
  })
  addEventListener('beforeunload', (event) => {
    const typed = new FormData(form)
    const isTyped = ['name', 'phone', 'email', 'additionalInfo'].some((name) => typed.get(name))
    if (isTyped && !isSent) event.preventDefault()
  })
}
