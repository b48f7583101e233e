import type { Problem } from '../domain/request/appointment-request.ts'

/** What patients type and paste into a field, and the problem that they must be told. Undefined if there is none. */
type TypedValues = readonly (readonly [typed: string, problem?: Problem])[]

const woman = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'

export const typedNames: TypedValues = [
  ...([
    ['A'],
    ['आ'],
    ['R.'],
    ['K. R. Narayanan'],
    ['Md. Arif s/o Late Abdul'],
    ['D’Souza'],
  ] as const),
  ...([["O'Brien"], ['Anne-Marie'], ['Asha Verma (w/o Ravi)'], ['ASHA'], ['asha verma']] as const),
  ...([
    ['आशा वर्मा'],
    ['आशा\u200d वर्मा'],
    ['श्री\u200cमती'],
    ['عائشة'],
    ['\u202easha\u202c'],
  ] as const),
  ...([['Asha 🙂'], [woman], ['Baby of Asha'], ['2nd twin'], ['7'], ['-']] as const),
  ...([['  Asha  '], ['Asha\tVerma'], ['Asha\r\nVerma'], ['Z\u0334\u0322algo'], ['null']] as const),
  ...([['<b>Asha</b>'], ["Robert'); DROP TABLE"], ['a'.repeat(100)]] as const),
  ['a'.repeat(101), 'name-too-long'],
  [`\u202a${'a'.repeat(100)}\u202c`],
  ['', 'name-missing'],
  ['   ', 'name-missing'],
  ['\u200b\u200d\u2060', 'name-missing'],
  ['\u3164', 'name-missing'],
  ['\u202a\u202c', 'name-missing'],
]

export const typedPhones: TypedValues = [
  ...([['9876543210'], ['+91 98765 43210'], ['+91-9876543210'], ['09876543210']] as const),
  ...([['0091 98765 43210'], ['919876543210'], ['98765-43210'], ['(+91) 98765.43210']] as const),
  ...([
    ['011-41550000'],
    ['011 4155 0000 ext 12'],
    ['+1 (415) 555-0132'],
    ['+971501234567'],
  ] as const),
  ...([['९८७६५४३२१०'], ['٩٨٧٦٥٤٣٢١٠'], ['９８７６５４３２１０'], ['98765432101']] as const),
  ...([['987654321'], ['12345'], ['112'], ['0000000000'], ['call me'], ['n/a']] as const),
  ...([
    ['9876543210 / 9123456780'],
    ['9876543210, Ravi'],
    ['\u202a+91 98765 43210\u202c'],
  ] as const),
  ...([['98765\u00a043210'], ['98765\r\n43210'], ['📞9876543210'], ['tel:+919876543210']] as const),
  ['9'.repeat(33), 'phone-too-long'],
  [`\u2066${'9'.repeat(32)}\u2069`],
  ['', 'phone-missing'],
  [' \t ', 'phone-missing'],
  ['\u200e', 'phone-missing'],
]

export const typedEmails: TypedValues = [
  ...([
    [''],
    ['   '],
    ['asha@example.com'],
    ['ASHA@EXAMPLE.COM'],
    ['  asha@example.com  '],
  ] as const),
  ...([['asha.verma+lab@mail.example.co.in'], ['a@b'], ['asha@xn--p1b6ci4b4b3a.in']] as const),
  ...([
    ['asha_v@example.in'],
    ['1@2.in'],
    ["o'brien@example.com"],
    ['asha@example.com\n'],
  ] as const),
  ...([
    ['\u202aasha@example.com\u202c'],
    ['\u200basha@example.com'],
    ['\ufeffasha@example.com'],
  ] as const),
  ...([
    ['\u2068asha@example.com\u2069'],
    ['asha@exam\u200bple.com'],
    ['asha@example.com\u200e'],
  ] as const),
  ...(['asha', 'asha@', '@example.com', 'asha @example.com', 'asha@example,com'] as const).map(
    (typed) => [typed, 'email-malformed'] as const,
  ),
  ...(['asha@@example.com', 'asha@example..com', 'asha@.com', 'asha@-a.com'] as const).map(
    (typed) => [typed, 'email-malformed'] as const,
  ),
  ...(['आशा@example.com', 'asha@उदाहरण.भारत', 'asha＠example.com', 'no'] as const).map(
    (typed) => [typed, 'email-malformed'] as const,
  ),
  ...(['mailto:asha@example.com', 'Asha <asha@example.com>', 'a@b.c, d@e.f'] as const).map(
    (typed) => [typed, 'email-malformed'] as const,
  ),
  [`${'a'.repeat(250)}@b.in`, 'email-too-long'],
]

export const typedNotes: TypedValues = [
  ...([[''], ['\n\n'], ['wheelchair'], ['पर्ची पर लिखा है: USG'], ['a\r\nb\rc\nd']] as const),
  ...([['🙂'.repeat(500)], ['x'.repeat(1000)], ['\u202eabc'], [woman], ['A\u0000B']] as const),
  [`${' '.repeat(600)}x${' '.repeat(600)}`],
  ['line\r\n'.repeat(190)],
  ['x'.repeat(1001), 'additionalInfo-too-long'],
  ['x'.repeat(2000), 'additionalInfo-too-long'],
  ['आ'.repeat(1001), 'additionalInfo-too-long'],
  ['🙂'.repeat(501), 'additionalInfo-too-long'],
]
