import fc from 'fast-check'

/** Texts that people paste, attacks use and programs handle wrongly. */
const naughtyTexts = [
  ...['', ' ', '\n', '\u0000', 'A\u0000sha', '\u0007\u001b[31m', '\u0085\u2028\u2029'],
  ...['\ud800', 'A\udfff', '\ud83d', '\u202eesrever\u202c', '\u2066\u2069', '\u200b\u200d\u2060'],
  ...[
    '\ufeffAsha',
    '\ufffe\uffff',
    '\u{10ffff}',
    'Z\u0334\u0322\u034d\u0345',
    'e\u0301',
    'ﷺ',
    'آشا',
  ],
  ...['आशा वर्मा', '٩٨٧٦٥٤٣٢١٠', '９８７６５', '🙂🏳️‍🌈👩‍👩‍👧', '🙂'.repeat(60)],
  ...['null', 'undefined', 'NaN', 'true', '0', '-0', '1e309', '0x7f', '[object Object]'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</script>', '<!--', ']]>'],
  ...['javascript:alert(1)', "'; DROP TABLE appointment; --", "' OR '1'='1", '\\', '\\u0000', '$&'],
  ...['%00', '%', '%zz', '%ff%fe', '+', '&', '=', ';', '../../etc/passwd', 'file:///etc/passwd'],
  ...[
    '{{7*7}}',
    '$\u007b7*7}',
    '#{7*7}',
    '%s%n',
    '=1+1',
    '@SUM(A1)',
    '\r\nSet-Cookie: a=b',
    '|',
    '`id`',
  ],
  ...['x'.repeat(100), 'x'.repeat(101), 'x'.repeat(1001), 'x'.repeat(5000), 'ß'.repeat(254)],
  ...['a@b', 'a@b.c'.repeat(80), '"a b"@c.de', 'a@[::1]', '+919876543210', 'tel:+91', '00-00'],
  ...['2026-11-20', '2026-02-30', '2026-13-01', '0000-00-00', '9999-12-31', '2026-11-20T00:00:00Z'],
  ...['11:00 AM', '11:00 am', '23:00', '8:30 PM', '#SID004217', 'ECG', 'ECG,CRP', ','.repeat(500)],
]

/** Any text, well-formed or not. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...naughtyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: halves() },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...naughtyTexts), fc.constantFrom(...naughtyTexts))
      .map(([one, other]) => one + other),
  },
)

/** Random UTF-16 units, among them halves of surrogate pairs without the other half. */
function halves(): fc.Arbitrary<string> {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
  return fc.array(unit, { maxLength: 30 }).map((units) => units.join(''))
}
