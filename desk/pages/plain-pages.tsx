import type { ReactNode } from 'react'
import { centre } from '../../content/centre.ts'
import { deskPages } from '../../content/desk-pages.ts'
import { Mark } from '../board/desk-header.tsx'
import type { EnterPageProps, ShutReason } from '../desk-page.ts'
import { InputField } from '../field.tsx'

/** In characters. */
export const longestDeviceName = 40

function Plain({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="plain">
      <Mark isLarge />
      <p className="text-soft">{centre.name}</p>
      <h1>{title}</h1>
      {children}
    </main>
  )
}

/** Says why the desk is shut, and how to get in. It shows no personal data. */
export function ShutPage({ why }: { readonly why: ShutReason }) {
  const { title, how, host, command } = deskPages.shutPage
  return (
    <Plain title={title[why]}>
      <p>{why === 'host' ? host : how}</p>
      <pre>{command}</pre>
    </Plain>
  )
}

/** Shown while the server cannot read its store. The page asks again by itself. */
export function UnavailablePage() {
  const { title, lead } = deskPages.unavailablePage
  return (
    <Plain title={title}>
      <p>{lead}</p>
    </Plain>
  )
}

/** The way in. Its form names the device, and posts to the address of the link, which is then used up. */
export function EnterPage({ error = '', deviceName }: EnterPageProps) {
  const { title, lead, label, example, submit } = deskPages.enterPage
  return (
    <Plain title={title}>
      <form method="post" className="fact-form">
        <InputField
          label={label}
          isWide
          hint={example}
          problem={error}
          name="name"
          required
          maxLength={longestDeviceName}
          defaultValue={deviceName}
        />
        <p className="text-soft">{lead}</p>
        <button type="submit" className="button primary">
          {submit}
        </button>
      </form>
    </Plain>
  )
}
