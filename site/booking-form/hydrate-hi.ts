import { booking } from '../../content/hi/booking.ts'
import { calendar } from '../../content/hi/calendar.ts'
import { preparation } from '../../content/hi/preparation.ts'
import { testFacts } from '../../content/hi/test-facts.ts'
import { hydrate } from './hydrate.tsx'

hydrate({ lang: 'hi', booking, calendar, preparation, testFacts })
