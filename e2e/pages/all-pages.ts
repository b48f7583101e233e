/** A confirmation link with everything in it, on a Monday long past. */
export const confirmationQuery =
  '?name=Asha+Verma&phone=%2B91-98765+43210&email=asha%40example.com&date=2026-11-23&time=11%3A00+AM&tests=MRI+Scan%2CBlood+Sugar&reference=%23SID004217'

/** Every page there is, each in the state a visitor mostly meets it in. */
export const allPages = [
  { name: '/', address: '/' },
  { name: '/about', address: '/about' },
  { name: '/services', address: '/services' },
  { name: '/book-appointment', address: '/book-appointment' },
  {
    name: '/appointment-confirmation',
    address: `/appointment-confirmation${confirmationQuery}`,
  },
  { name: 'bare /appointment-confirmation', address: '/appointment-confirmation' },
  { name: 'any other path', address: '/no-such-page' },
] as const

/** What the browser says of its own when a page is answered 404. */
export const notFoundComplaint = /status of 404/
