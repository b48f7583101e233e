import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Look = 'primary' | 'quiet'

interface Face {
  /** Primary is the one thing to do on a screen; everything else is quiet. */
  readonly look?: Look
  readonly icon?: IconName
  readonly children: ReactNode
}

export function Button({
  look = 'primary',
  icon,
  children,
  ...attributes
}: Face & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...attributes} className={buttonClass(look)}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  )
}

export function ButtonLink({
  href,
  look = 'primary',
  icon,
  children,
}: Face & { readonly href: string }) {
  return (
    <a href={href} className={buttonClass(look)}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </a>
  )
}

function buttonClass(look: Look): string {
  return look === 'primary' ? 'button primary' : 'button'
}
