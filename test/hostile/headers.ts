import fc from 'fast-check'

const oddTypes = [
  ...['', 'text/plain', 'application/json, text/plain', 'application/*', 'application/json-patch'],
  ...['application/json; charset=utf-16', 'application/json;charset="utf-7"', 'Application/JSON ;'],
  ...['application/x-www-form-urlencoded; charset=shift_jis', 'multipart/form-data; boundary=x'],
  ...['application/x-www-form-urlencoded', 'application/json', 'a', ';', 'x'.repeat(5000)],
]
const oddEncodings = ['gzip', 'deflate', 'br', 'identity', '', 'gzip, gzip', 'x']
const oddKeys = ['', ' ', 'k', 'x'.repeat(255), 'x'.repeat(256), '__proto__', '"', 'ÿ']

/** Headers that are mostly right for a body of this type, and sometimes wrong. */
export function headersFor(type: string): fc.Arbitrary<Record<string, string>> {
  const rarely = <T>(odd: readonly T[], usual: T) =>
    fc.oneof(
      { weight: 25, arbitrary: fc.constant(usual) },
      { weight: 1, arbitrary: fc.constantFrom(...odd) },
    )
  return fc
    .record({
      'content-type': rarely(oddTypes, type),
      'content-encoding': rarely<string | undefined>(oddEncodings, undefined),
      'idempotency-key': rarely<string | undefined>(oddKeys, undefined),
      'sec-fetch-site': rarely(['cross-site', 'none', ''], 'same-origin'),
      'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', '*;q=0', ',,;q=', 'br;q=0.0.0'),
    })
    .map((all) => Object.fromEntries(Object.entries(all).flatMap(keepGiven)))
}

function keepGiven([name, value]: [string, string | undefined]): [string, string][] {
  return value === undefined ? [] : [[name, value]]
}
