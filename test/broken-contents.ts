import type { PictureFiles } from '../content/picture.ts'

/** One error in the content, and what the server must say about it at its start. */
export interface BrokenContent {
  /** The path to the error from the root of the content. */
  readonly at: readonly (string | number)[]
  /** The wrong value. Undefined means that the field is left out. */
  readonly is: unknown
  /** The field as the server names it. */
  readonly field: string
  /** What the server's sentence about the error says. */
  readonly says: RegExp
}

/** A picture without any error. */
const fits = {
  served: 'picture.0.webp',
  bytes: 150_000,
  width: 1200,
  height: 800,
  hasMetadata: false,
}
export const someFiles: PictureFiles = {
  'door.webp': fits,
  'portrait.webp': { ...fits, width: 900, height: 1200 },
  'from-a-phone.webp': { ...fits, bytes: 3_400_001, width: 3024, height: 4032, hasMetadata: true },
  'stamp.webp': { ...fits, width: 400, height: 300 },
  'IMG_0001.HEIC': null,
}

const hours = ['centre', 'hours', 'weekly'] as const
const facts = ['centre', 'facts'] as const
const from9to5 = { opens: 540, closes: 1020 }
const inHindi = { en: 'Holiday', hi: 'छुट्टी' }
const week = (open: unknown) => ({ 0: open, 1: open, 2: open, 3: open, 4: open, 5: open, 6: open })

/** Errors that owners type or a merge leaves behind. Written before the rules that find them. */
export const brokenContents: Readonly<Record<string, BrokenContent>> = {
  'a Sunday that is null': {
    at: [...hours, 0],
    is: null,
    field: 'content/centre.ts: hours.weekly.0',
    says: /list of openings, not null.*closed.*\[\]/i,
  },
  'a Sunday as version 2 wrote it, without its list': {
    at: [...hours, 0],
    is: from9to5,
    field: 'content/centre.ts: hours.weekly.0',
    says: /list of openings, not an object.*\[/i,
  },
  'a weekday that is left out': {
    at: [...hours, 3],
    is: undefined,
    field: 'content/centre.ts: hours.weekly.3',
    says: /missing.*\[\]/i,
  },
  'hours as a text': {
    at: [...hours, 1],
    is: [{ opens: '8:30', closes: 1230 }],
    field: 'content/centre.ts: hours.weekly.1.0.opens',
    says: /minutes since midnight.*not a text.*8 \* 60 \+ 30/i,
  },
  'half a minute': {
    at: [...hours, 1],
    is: [{ opens: 8.5, closes: 1230 }],
    field: 'content/centre.ts: hours.weekly.1.0.opens',
    says: /whole minutes/i,
  },
  'hours in place of minutes': {
    at: [...hours, 1],
    is: [{ opens: 9, closes: 17 }],
    field: 'content/centre.ts: hours.weekly.1.0',
    says: /open for 8 minutes.*9 \* 60/i,
  },
  'a closing after midnight': {
    at: [...hours, 6],
    is: [{ opens: 540, closes: 1500 }],
    field: 'content/centre.ts: hours.weekly.6.0.closes',
    says: /from 0 to 1440/i,
  },
  'a closing before its opening': {
    at: [...hours, 5],
    is: [{ opens: 1230, closes: 510 }],
    field: 'content/centre.ts: hours.weekly.5.0',
    says: /closes at 8:30 AM.*opens at 8:30 PM/i,
  },
  'an afternoon that begins before the morning ends': {
    at: [...hours, 2],
    is: [
      { opens: 540, closes: 840 },
      { opens: 780, closes: 1020 },
    ],
    field: 'content/centre.ts: hours.weekly.2.1',
    says: /opens at 1:00 PM.*before.*closed at 2:00 PM/i,
  },
  'an opening with a misspelled field': {
    at: [...hours, 4],
    is: [{ open: 540, closes: 1020 }],
    field: 'content/centre.ts: hours.weekly.4.0.open',
    says: /not known/i,
  },
  'a week in which every day is closed': {
    at: hours,
    is: week([]),
    field: 'content/centre.ts: hours.weekly',
    says: /every weekday is closed/i,
  },
  'a week that opens only at night': {
    at: hours,
    is: week([{ opens: 1260, closes: 1440 }]),
    field: 'content/centre.ts: hours.weekly',
    says: /none of the 24 times.*8:30 AM to 8:00 PM/i,
  },
  'a doctor who is here on a day on which the centre is closed': {
    at: ['centre', 'hours'],
    is: { weekly: { ...week([from9to5]), 2: [] }, closures: [], doctor: week([from9to5]) },
    field: 'content/centre.ts: hours.doctor.2.0',
    says: /9:00 AM to 5:00 PM.*closed/i,
  },
  'a doctor who stays through the break of the centre': {
    at: ['centre', 'hours'],
    is: {
      weekly: week([from9to5, { opens: 1080, closes: 1200 }]),
      closures: [],
      doctor: week([{ opens: 960, closes: 1140 }]),
    },
    field: 'content/centre.ts: hours.doctor.6.0',
    says: /4:00 PM to 7:00 PM.*closed/i,
  },
  'a closure on a day that does not exist': {
    at: ['centre', 'hours', 'closures'],
    is: [{ date: '2026-02-30', reason: inHindi }],
    field: 'content/centre.ts: hours.closures.0.date',
    says: /2026-02-30 is no day of the calendar/i,
  },
  'a closure written as Indians write dates': {
    at: ['centre', 'hours', 'closures'],
    is: [{ date: '26-01-2027', reason: inHindi }],
    field: 'content/centre.ts: hours.closures.0.date',
    says: /26-01-2027 .*2027-01-26/i,
  },
  'the same closure twice': {
    at: ['centre', 'hours', 'closures'],
    is: [
      { date: '2027-01-26', reason: inHindi },
      { date: '2027-08-15', reason: inHindi },
      { date: '2027-01-26', reason: inHindi },
    ],
    field: 'content/centre.ts: hours.closures.2.date',
    says: /2027-01-26 .*twice/i,
  },
  'a closure without its Hindi reason': {
    at: ['centre', 'hours', 'closures'],
    is: [{ date: '2027-01-26', reason: { en: 'Republic Day' } }],
    field: 'content/centre.ts: hours.closures.0.reason.hi',
    says: /missing/i,
  },
  'no phone': {
    at: ['centre', 'phones'],
    is: [],
    field: 'content/centre.ts: phones',
    says: /at least one/i,
  },
  'a phone number without its country code': {
    at: ['centre', 'phones', 0],
    is: { label: '011 2345 6789', e164: '01123456789' },
    field: 'content/centre.ts: phones.0.e164',
    says: /\+91/i,
  },
  'a phone number with a digit too few': {
    at: ['centre', 'phones', 0],
    is: { label: '+91 98110 1234', e164: '+91981101234' },
    field: 'content/centre.ts: phones.0.e164',
    says: /ten digits/i,
  },
  'a phone that is printed otherwise than it is called': {
    at: ['centre', 'phones', 1],
    is: { label: '+91 98110 12345', e164: '+919811012354' },
    field: 'content/centre.ts: phones.1',
    says: /printed.*98110 12345.*called.*9811012354/i,
  },
  'a WhatsApp number without its country code': {
    at: ['centre', 'whatsapp'],
    is: '9811012345',
    field: 'content/centre.ts: whatsapp',
    says: /91/i,
  },
  'a WhatsApp number with a plus and spaces': {
    at: ['centre', 'whatsapp'],
    is: '+91 98110 12345',
    field: 'content/centre.ts: whatsapp',
    says: /digits alone/i,
  },
  'a mail address without its domain': {
    at: ['centre', 'email'],
    is: 'care@',
    field: 'content/centre.ts: email',
    says: /mail address/i,
  },
  'a map address that is not https': {
    at: ['centre', 'mapUrl'],
    is: 'http://maps.example.org/centre',
    field: 'content/centre.ts: mapUrl',
    says: /https/i,
  },
  "a latitude and a longitude in each other's place": {
    at: ['centre', 'location'],
    is: { latitude: 77.2, longitude: 28.5 },
    field: 'content/centre.ts: location.latitude',
    says: /from 6 to 38/i,
  },
  'a name that is empty': {
    at: ['centre', 'name'],
    is: '  ',
    field: 'content/centre.ts: name',
    says: /empty/i,
  },
  'a doctor who is left out': {
    at: ['centre', 'doctor'],
    is: undefined,
    field: 'content/centre.ts: doctor',
    says: /missing/i,
  },
  'a registration of an unknown authority': {
    at: ['centre', 'registrations'],
    is: [{ authority: 'PCPNDT', number: 'DL/2015/7' }],
    field: 'content/centre.ts: registrations.0.authority',
    says: /PC-PNDT, AERB, NABL, Clinical Establishment/i,
  },
  'the same authority twice': {
    at: ['centre', 'registrations'],
    is: [
      { authority: 'AERB', number: 'A-1' },
      { authority: 'AERB', number: 'A-2' },
    ],
    field: 'content/centre.ts: registrations.1.authority',
    says: /AERB .*twice/i,
  },
  'a field that nothing reads': {
    at: ['centre', 'phone'],
    is: '+91 98110 12345',
    field: 'content/centre.ts: phone',
    says: /not known/i,
  },
  'a price for a misspelled test': {
    at: [...facts, 'prices', 'from', 'MRI Scn'],
    is: 6000,
    field: 'content/prices.ts: prices.from.MRI Scn',
    says: /not known/i,
  },
  'a price as a text': {
    at: [...facts, 'prices', 'from', 'ECG'],
    is: '300',
    field: 'content/prices.ts: prices.from.ECG',
    says: /whole rupees.*not a text/i,
  },
  'a negative price': {
    at: [...facts, 'prices', 'from', 'ECG'],
    is: -300,
    field: 'content/prices.ts: prices.from.ECG',
    says: /whole rupees/i,
  },
  'a place outside the sketch': {
    at: [...facts, 'map', 'places'],
    is: [{ kind: 'centre', at: [40, 90], name: { en: 'Here', hi: 'यहाँ' } }],
    field: 'content/facts.ts: map.places.0.at.1',
    says: /from 0 to 60/i,
  },
  'a sentence that Hindi lacks': {
    at: ['strings', 'hi', 'booking', 'slotAdvice', 'over'],
    is: undefined,
    field: 'content/hi/booking.ts: slotAdvice.over',
    says: /missing.*content\/en\/booking\.ts/i,
  },
  'a sentence that English lacks': {
    at: ['strings', 'en', 'saveAndShare', 'directions'],
    is: undefined,
    field: 'content/en/save-and-share.ts: directions',
    says: /missing.*content\/hi\/save-and-share\.ts/i,
  },
  'an empty sentence': {
    at: ['strings', 'hi', 'shell', 'fraud'],
    is: ' ',
    field: 'content/hi/shell.ts: fraud',
    says: /empty/i,
  },
  'a text where a sentence with a time belongs': {
    at: ['strings', 'hi', 'shell', 'opening', 'openUntil'],
    is: 'अभी खुला है',
    field: 'content/hi/shell.ts: opening.openUntil',
    says: /must be a function, not a text/i,
  },
  'a page of words that is null': {
    at: ['strings', 'hi', 'faq'],
    is: null,
    field: 'content/hi/faq.ts',
    says: /not null/i,
  },
  'a room with the name of the whole centre': {
    at: ['centre', 'rooms', 'rooms', 0, 'id'],
    is: 'centre',
    field: 'content/rooms.ts: rooms.0.id',
    says: /not centre/i,
  },
  'the same room twice': {
    at: ['centre', 'rooms', 'rooms', 1, 'id'],
    is: 'lab',
    field: 'content/rooms.ts: rooms.1.id',
    says: /lab is listed twice/i,
  },
  'a misspelled room': {
    at: ['centre', 'rooms', 'passes', 'ECG'],
    is: [{ room: 'hart' }],
    field: 'content/rooms.ts: passes.ECG.0.room',
    says: /hart is no room/i,
  },
  'a comment without a star': {
    at: ['strings', 'en', 'testimonials', 'entries', 0, 'rating'],
    is: 0,
    field: 'content/en/testimonials.ts: entries.0.rating',
    says: /from 1 to 5/i,
  },
  'a test without a room': {
    at: ['centre', 'rooms', 'passes', 'ECG'],
    is: [],
    field: 'content/rooms.ts: passes.ECG',
    says: /at least one room/i,
  },
  'a street with one corner': {
    at: [...facts, 'map', 'streets'],
    is: [{ points: [[10, 20]] }],
    field: 'content/facts.ts: map.streets.0.points',
    says: /at least two corners/i,
  },
  'a picture as it comes from a phone': {
    at: ['centre', 'pictures'],
    is: { doctor: { file: 'from-a-phone.webp', alt: inHindi } },
    field: 'content/pictures/pictures.ts: doctor.file',
    says: /^from-a-phone\.webp has metadata, which may say where it was taken.* 3401 KB: at most 150 KB.* 3024 pixels wide: at most 1200.* 4032 pixels high: at most 1600.*Save it as WebP/,
  },
  'a picture that is not there': {
    at: ['centre', 'pictures'],
    is: { doctor: { file: 'potrait.webp', alt: inHindi } },
    field: 'content/pictures/pictures.ts: doctor.file',
    says: /no file potrait\.webp/i,
  },
  'a picture that browsers do not show': {
    at: ['centre', 'pictures'],
    is: { doctor: { file: 'IMG_0001.HEIC', alt: inHindi } },
    field: 'content/pictures/pictures.ts: doctor.file',
    says: /IMG_0001\.HEIC is no WebP picture.*Save it as WebP/,
  },
  'a picture too small for its place': {
    at: ['centre', 'pictures'],
    is: { inside: { file: 'stamp.webp', alt: inHindi } },
    field: 'content/pictures/pictures.ts: inside.file',
    says: /^stamp\.webp is 400 pixels wide: at least 600\.$/,
  },
  'an upright picture of the building': {
    at: ['centre', 'pictures'],
    is: { building: { file: 'portrait.webp', alt: inHindi } },
    field: 'content/pictures/pictures.ts: building.file',
    says: /^portrait\.webp is higher than it is wide/,
  },
  'a fact without the words that patients ask with': {
    at: ['words', 'facts', 'parking'],
    is: undefined,
    field: 'content/patient-words.ts: facts.parking',
    says: /missing/i,
  },
  'a category that only Hindi describes': {
    at: ['strings', 'en', 'services', 'categories', 'cardiac'],
    is: undefined,
    field: 'content/en/services.ts: categories.cardiac',
    says: /content\/hi\/services\.ts has it/i,
  },
  'a language that is left out': {
    at: ['strings', 'hi'],
    is: undefined,
    field: 'content/languages.ts: hi',
    says: /^This is missing\.$/,
  },
  'the words of the centre in a language that is left out': {
    at: ['centreIn', 'hi'],
    is: undefined,
    field: 'content/centre-in.ts: hi',
    says: /^This is missing\.$/,
  },
}
