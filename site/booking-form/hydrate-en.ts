import { booking } from '../../content/en/booking.ts'
import { calendar } from '../../content/en/calendar.ts'
import { preparation } from '../../content/en/preparation.ts'
import { testFacts } from '../../content/en/test-facts.ts'
import { hydrate } from './hydrate.tsx'

hydrate({ lang: 'en', booking, calendar, preparation, testFacts })
