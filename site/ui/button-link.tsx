import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface ButtonLinkProps {
  readonly href: string
  /** Primary is the one thing to do on a screen; everything else is quiet. */
  readonly look?: 'primary' | 'quiet'
  readonly icon?: IconName
  readonly children: ReactNode
}

/** A link that looks like what it asks for: something to do now. */
export function ButtonLink({ href, look = 'primary', icon, children }: ButtonLinkProps) {
  return (
    <a href={href} className={look === 'primary' ? 'button primary' : 'button'}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </a>
  )
}
