import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import calendarPlus from 'lucide-static/icons/calendar-plus.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import messageCircle from 'lucide-static/icons/message-circle.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'

const sources = { arrowRight, calendarPlus, mapPin, menu, messageCircle, phone, x }

export type IconName = keyof typeof sources

/** A Lucide icon. It always stands beside text that says the same, so it is hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the source is a file of the icon set
      dangerouslySetInnerHTML={{ __html: shapesOf(sources[name]) }}
    />
  )
}

function shapesOf(source: string): string {
  return source
    .slice(source.indexOf('>', source.indexOf('<svg')) + 1, source.lastIndexOf('</svg>'))
    .trim()
}
