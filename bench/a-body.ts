import { addDays, delhiDate } from '../domain/delhi-time.ts'

/** The body of a request, each from a number of its own, so that none repeats another. */
export function aBody(number: number) {
  return {
    name: 'Asha Verma',
    phone: `+91 ${9_000_000_000 + number}`,
    email: 'asha@example.org',
    date: addDays(delhiDate(Date.now()), 2),
    time: '11:00 AM',
    tests: ['MRI Scan', 'Blood Sugar', 'Lipid Profile'],
    additionalInfo: 'I use a wheelchair.',
  }
}
