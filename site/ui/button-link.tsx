import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface ButtonLinkProps {
  readonly href: string
  /** At most one link of a screen is primary. */
  readonly look?: 'primary' | 'quiet'
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}

export function ButtonLink({ href, look = 'primary', icon, children }: ButtonLinkProps) {
  return (
    <a href={href} className={look === 'primary' ? 'button primary' : 'button'}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </a>
  )
}
