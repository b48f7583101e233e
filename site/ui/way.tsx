import { Icon } from './icon.tsx'

/** A link that leads further, on a line of its own. */
export function Way({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <p>
      <a href={href} className="way">
        {children}
        <Icon name="arrowRight" />
      </a>
    </p>
  )
}
