import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { desk } from '../content/desk.ts'
import { WorkScreen } from './board/work-screen.tsx'
import type { DeskAssets, DeskPage, WorkPage } from './desk-page.ts'
import { DeskDocument } from './document.tsx'
import { EnterPage } from './pages/enter-page.tsx'
import { NewPage } from './pages/new-page.tsx'
import { PrintPage } from './pages/print-page.tsx'
import { ShutPage } from './pages/shut-page.tsx'
import { shortDay } from './when.ts'
import { workRootId } from './work-root.ts'

/** A page of the desk as a whole HTML document. */
export function drawDesk(page: DeskPage, assets: DeskAssets): string {
  const document = (
    <DeskDocument assets={assets} title={titleOf(page)} kind={page.kind}>
      {contentOf(page)}
    </DeskDocument>
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

function titleOf(page: DeskPage): string {
  switch (page.kind) {
    case 'board':
      return desk.title
    case 'find':
      return desk.findPage.title(page.q)
    case 'new':
      return desk.newPage.title
    case 'enter':
      return desk.enterPage.title
    case 'shut':
      return desk.shutPage.title[page.why]
    case 'print':
      return desk.printPage.title(shortDay(page.date))
  }
}

function contentOf(page: DeskPage): ReactElement {
  switch (page.kind) {
    case 'board':
    case 'find':
      return <Work page={page} />
    case 'new':
      return <NewPage page={page} />
    case 'enter':
      return <EnterPage error={page.error} deviceName={page.deviceName} />
    case 'shut':
      return <ShutPage why={page.why} />
    case 'print':
      return <PrintPage {...page} />
  }
}

/** What is hydrated, and what it was drawn from. */
function Work({ page }: { readonly page: WorkPage }) {
  const drawn = renderToString(<WorkScreen page={page} />)
  return (
    <div
      id={workRootId}
      data-start={JSON.stringify(page)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup. Rendered separately, because hydrateRoot starts a new tree and its useId values must match
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  )
}
