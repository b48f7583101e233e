/** How the pages word the hours of the week. The desk shows what it publishes in the same words. */
export const hours = {
  days: (first: string, last: string) => `${first} to ${last}`,
  times: (opens: string, closes: string) => `${opens} to ${closes}`,
  line: (days: string, times: string) => `${days}: ${times}`,
  /** Replaces the times of a closed day. */
  closed: 'closed',
  closedOn: (date: string, reason: string) => `${date}: closed, ${reason}`,
}

/** The words around every page: header, footer and the action bar on phones. */
export const shell = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close',
  mainNavigation: 'Main',
  languages: 'Language',
  thumbBar: 'Call or book',
  pages: {
    home: 'Home',
    about: 'About Us',
    services: 'Services',
    book: 'Book Appointment',
  },
  call: (phone: string) => `Call ${phone}`,
  callShort: 'Call',
  bookShort: 'Book',
  doctorLine: (
    name: string,
    qualifications: string,
    distinction: string | undefined,
    number: string,
  ) =>
    [`${name}, ${qualifications}`, distinction, `Reg. No. ${number}`]
      .filter(Boolean)
      .join('\u00a0· '),
  opening: {
    openUntil: (time: string) => `Open now, until ${time}`,
    opensToday: (time: string) => `Closed now, opens today at ${time}`,
    opensTomorrow: (time: string) => `Closed now, opens tomorrow at ${time}`,
    opensOn: (day: string, time: string) => `Closed now, opens ${day} at ${time}`,
  },
  hours,
  footer: {
    contact: 'Contact',
    hours: 'Operating hours',
    quickLinks: 'Quick links',
    registration: (authority: string, number: string) => `${authority}: ${number}`,
    copyright: (year: string, name: string) => `© ${year} ${name}`,
  },
  /** In the footer while the name or a phone is that of the sample centre. */
  sample: 'Sample site of a centre that does not exist. Nobody will call.',
  fraud: 'We never ask for an OTP, UPI PIN, card or advance payment to book.',
  emergency: 'In an emergency, call 112 first.',
}
