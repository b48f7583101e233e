import { renderToStaticMarkup } from 'react-dom/server'
import type { Card } from '../domain/board.ts'
import type { DeskAssets, DeskPage } from './desk-page.ts'

/** A page of the desk as a whole document. */
export function drawDesk(page: DeskPage, assets: DeskAssets): string {
  const drawn = (
    <html lang="en">
      <head>
        <title>Desk</title>
        <script type="module" src={assets.script} />
      </head>
      <body>{bodyOf(page)}</body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(drawn)}`
}

function bodyOf(page: DeskPage) {
  switch (page.kind) {
    case 'board':
      return listOf(page.board.cards, page.error)
    case 'find':
    case 'print':
      return listOf(page.cards)
    case 'enter':
      return (
        <form method="post">
          <p role="alert">{page.error}</p>
          <label>
            What is this device called? <input name="name" defaultValue={page.deviceName} />
          </label>
        </form>
      )
    case 'new':
      return (
        <form method="post">
          <p>{page.reference}</p>
          <p role="alert">{[page.error, ...Object.values(page.problems)].join(' ')}</p>
          <input name="name" defaultValue={page.draft.name} />
        </form>
      )
    case 'shut':
      return <p>{page.why}: run centre desk</p>
  }
}

function listOf(cards: readonly Card[], error?: string) {
  return (
    <main>
      <p role="alert">{error}</p>
      {cards.map(({ references, name }) => (
        <p key={references[0]}>
          {references[0]} {name}
        </p>
      ))}
    </main>
  )
}
