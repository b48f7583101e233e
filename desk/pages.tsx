import type { ComponentType, ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { centre } from '../content/centre.ts'
import { desk } from '../content/desk.ts'
import { deskCentre } from '../content/desk-centre.ts'
import { deskDevices } from '../content/desk-devices.ts'
import { deskPages } from '../content/desk-pages.ts'
import { Island } from '../site/ui/island.tsx'
import { findTitle } from './board/lists.tsx'
import { Watch } from './board/live-page.tsx'
import { WorkScreen } from './board/work-screen.tsx'
import { CentrePage } from './centre/centre-page.tsx'
import { ClosingPage } from './closing/closing-page.tsx'
import { DayPage } from './day/day-page.tsx'
import { DeskContext, deskAt } from './desk-now.ts'
import type { DeskAssets, DeskPage, RootId } from './desk-page.ts'
import { DevicesPage } from './pages/devices-page.tsx'
import { EnterPage, ShutPage, UnavailablePage } from './pages/plain-pages.tsx'
import { PrintPage } from './pages/print-page.tsx'
import { ReportPage } from './pages/report-page.tsx'
import { shortDay } from './when.ts'

export function renderDesk(page: DeskPage, assets: DeskAssets): string {
  const { title, content } = partsOf(page)
  const document = (
    <DeskDocument assets={assets} title={title} kind={page.kind}>
      {content}
    </DeskDocument>
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

interface PageParts {
  readonly title: string
  readonly content: ReactElement
}

function partsOf(page: DeskPage): PageParts {
  const { enterPage, shutPage, unavailablePage, printPage } = deskPages
  switch (page.kind) {
    case 'board':
      return { title: desk.title, content: island('desk', page, WorkScreen) }
    case 'find':
      return { title: findTitle(page.q), content: island('desk', page, WorkScreen) }
    case 'day': {
      const title = desk.dayBook.title(shortDay(page.day.date))
      return { title, content: island('day-book', page, DayPage) }
    }
    case 'closing':
      return { title: desk.closing.title, content: island('closing', page, ClosingPage) }
    case 'centre':
      return { title: deskCentre.title, content: island('centre', page, CentrePage) }
    case 'devices':
      return watched(page, deskDevices.title, <DevicesPage {...page} />)
    case 'enter':
      return { title: enterPage.title, content: <EnterPage {...page} /> }
    case 'shut':
      return { title: shutPage.title[page.why], content: <ShutPage why={page.why} /> }
    case 'unavailable':
      return { title: unavailablePage.title, content: <UnavailablePage /> }
    case 'report':
      return watched(page, desk.menu.report, <ReportPage {...page} />)
    case 'print':
      return watched(page, printPage.title(shortDay(page.date)), <PrintPage {...page} />)
  }
}

function island<Start extends object>(id: RootId, start: Start, Part: ComponentType<Start>) {
  return (
    <Island id={id} data-start={JSON.stringify(start)}>
      <Part {...start} />
    </Island>
  )
}

type WatchedPage = Extract<DeskPage, { readonly kind: 'print' | 'report' | 'devices' }>

/** A page without the board, which rings for requests all the same. */
function watched(page: WatchedPage, title: string, children: ReactNode): PageParts {
  const { nowMs, device } = page
  const published = page.kind === 'print' ? page.published : undefined
  const content = (
    <>
      {island('watch', { nowMs, device, title }, Watch)}
      <DeskContext value={deskAt(nowMs, device, published)}>{children}</DeskContext>
    </>
  )
  return { title, content }
}

/** The sun of the site, as the browser's tab shows it. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="3"><path d="M4 24a12 12 0 0 1 24 0" stroke="#0a5a56"/><path d="M10 24a6 6 0 0 1 12 0" stroke="#f4a916"/><path d="M1 28h30" stroke="#0a5a56"/></svg>',
)}`

interface DeskDocumentProps {
  readonly assets: DeskAssets
  readonly title: string
  readonly kind: string
  readonly children: ReactNode
}

function DeskDocument({ assets, title, kind, children }: DeskDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        {/* Without a referrer a form post would name no origin either, and the server would refuse it. */}
        <meta name="referrer" content="same-origin" />
        <title>{`${title} · ${centre.name}`}</title>
        <link rel="icon" href={icon} />
        {assets.styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        {assets.preload.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
        <script type="module" src={assets.script} />
      </head>
      <body className={kind}>
        <noscript>
          <p className="band lost">{deskPages.needsScript}</p>
        </noscript>
        {children}
      </body>
    </html>
  )
}
