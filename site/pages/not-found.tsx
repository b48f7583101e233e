import { Document } from '../document.tsx'
import { Sunset } from '../illustrations/drawings.tsx'
import type { PageProps } from '../page-context.ts'
import { ButtonLink } from '../ui/button-link.tsx'

export function NotFoundPage({ context }: PageProps) {
  const { notFound } = context.strings
  return (
    <Document context={context} page="notFound" title={notFound.title} description={notFound.text}>
      <div className="lost columns wrap">
        <Sunset />
        <div>
          <p className="caption">{notFound.code}</p>
          <h1>{notFound.title}</h1>
          <p className="lead text-soft">{notFound.text}</p>
          <p className="actions">
            <ButtonLink href={context.addresses.home}>{notFound.home}</ButtonLink>
          </p>
        </div>
      </div>
    </Document>
  )
}
