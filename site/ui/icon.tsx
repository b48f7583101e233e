import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import calendarPlus from 'lucide-static/icons/calendar-plus.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import messageCircle from 'lucide-static/icons/message-circle.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { Drawing } from '../illustrations/drawing.tsx'

const sources = { arrowRight, calendarPlus, mapPin, menu, messageCircle, phone, x }

export type IconName = keyof typeof sources

/** A tenth of a unit is less than a pixel, and more digits would be among the bytes before the first paint. */
const beyondTenths = /(\.\d)\d+/g

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <Drawing
      source={sources[name].replaceAll(beyondTenths, '$1')}
      className="icon"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  )
}
