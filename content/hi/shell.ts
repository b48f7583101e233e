import type { Strings } from '../strings.ts'

export const hours: Strings['shell']['hours'] = {
  days: (first, last) => `${first} से ${last}`,
  times: (opens, closes) => `${opens} से ${closes} बजे तक`,
  line: (days, times) => `${days}: ${times}`,
  closed: 'बंद',
  closedOn: (date, reason) => `${date}: बंद, ${reason}`,
}

export const shell: Strings['shell'] = {
  skipToContent: 'सीधे जानकारी पर जाएँ',
  menu: 'मेन्यू',
  closeMenu: 'बंद करें',
  mainNavigation: 'मुख्य',
  languages: 'भाषा',
  thumbBar: 'फ़ोन या बुकिंग',
  pages: {
    home: 'होम',
    about: 'हमारे बारे में',
    services: 'हमारी सेवाएँ',
    book: 'अपॉइंटमेंट बुक करें',
  },
  call: (phone) => `${phone} पर फ़ोन करें`,
  callShort: 'फ़ोन करें',
  bookShort: 'बुक करें',
  doctorLine: (name, qualifications, distinction, number) =>
    [`${name}, ${qualifications}`, distinction, `रजि. नं. ${number}`]
      .filter(Boolean)
      .join('\u00a0· '),
  opening: {
    openUntil: (time) => `अभी खुला है, ${time} बजे तक`,
    opensToday: (time) => `अभी बंद है, आज ${time} बजे खुलेगा`,
    opensTomorrow: (time) => `अभी बंद है, कल ${time} बजे खुलेगा`,
    opensOn: (day, time) => `अभी बंद है, ${day} को ${time} बजे खुलेगा`,
  },
  hours,
  footer: {
    contact: 'संपर्क',
    hours: 'खुलने का समय',
    quickLinks: 'ज़रूरी लिंक',
    registration: (authority, number) => `${authority}: ${number}`,
    copyright: (year, name) => `© ${year} ${name}`,
  },
  sample: 'डेमो: सेंटर असली नहीं है, फ़ोन नहीं आएगा।',
  fraud: 'बुकिंग के लिए हम कभी OTP, UPI पिन, कार्ड या एडवांस पेमेंट नहीं माँगते।',
  emergency: 'इमरजेंसी हो, तो पहले 112 पर फ़ोन करें।',
}
