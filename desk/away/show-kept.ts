import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { addresses } from '../addresses.ts'
import { WorkScreen } from '../board/work-screen.tsx'
import { awayRootId, type RootId } from '../desk-page.ts'
import { statusOfServer } from '../live/read-server.ts'
import { askForKept, type KeptBoard } from './kept.ts'

const lookEveryMs = 3000

/** Shows the last board, on the page for the time when the server is away. */
export async function showKept(): Promise<void> {
  const root = document.getElementById(awayRootId)
  if (root === null) return
  const kept = await askForKept()
  // Once the server is back, the board goes live without loading; any other page is loaded again.
  if (kept === undefined || location.pathname !== addresses.board) loadWhenBack()
  if (kept === undefined) return
  root.id = 'desk' satisfies RootId
  document.body.className = 'board'
  createRoot(root).render(createElement(WorkScreen, pageOf(kept)))
}

/** Sets the time of the board to now: its last time, and what has passed since on this computer's clock. */
function pageOf({ board, seenAtMs, keptAtMs }: KeptBoard) {
  const nowMs = seenAtMs + Math.max(0, Date.now() - keptAtMs)
  return { kind: 'board', board: { ...board, nowMs }, awaySinceMs: seenAtMs } as const
}

function loadWhenBack(): void {
  const timer = setInterval(() => void look(), lookEveryMs)
  async function look(): Promise<void> {
    const status = await statusOfServer()
    if (status === undefined || status >= 500) return
    clearInterval(timer)
    location.reload()
  }
}
