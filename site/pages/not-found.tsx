import { Document } from '../document.tsx'
import type { PageContext } from '../page-context.ts'
import { addresses } from '../routes.ts'

export function NotFoundPage({ context }: { readonly context: PageContext }) {
  const { notFound } = context.words
  return (
    <Document
      context={context}
      page="notFound"
      title={notFound.title}
      description={notFound.text}
      indexable={false}
    >
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <a href={addresses.home}>{notFound.home}</a>
    </Document>
  )
}
