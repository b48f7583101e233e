/** The only table of addresses (spec, point 2). */
export const addresses = {
  home: '/',
  about: '/about',
  services: '/services',
  book: '/book-appointment',
  confirmation: '/appointment-confirmation',
} as const

export type PageName = keyof typeof addresses

/** The one call the browser makes (spec, point 7). */
export const sendWhatsAppAddress = '/api/send-whatsapp'

/** Where RFC 9116 wants it. */
export const securityTxtAddress = '/.well-known/security.txt'
