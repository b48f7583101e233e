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

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <Drawing
      source={sources[name]}
      className="icon"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  )
}
