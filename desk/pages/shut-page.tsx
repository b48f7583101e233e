import { desk } from '../../content/desk.ts'
import type { ShutReason } from '../desk-page.ts'
import { Plain } from './plain.tsx'

/** Why the desk stays shut, and how one gets in. It shows nothing of anybody. */
export function ShutPage({ why }: { readonly why: ShutReason }) {
  const { title, how, host, command } = desk.shutPage
  return (
    <Plain title={title[why]}>
      <p>{why === 'host' ? host : how}</p>
      <pre>{command}</pre>
    </Plain>
  )
}
