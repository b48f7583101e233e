import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListedRequest } from '../../server/visits/list-requests.ts'
import { aListedRequest, allAtOnce, anExportContext } from '../../test/support/an-export.ts'
import { personalFields } from '../listed-fields.ts'
import { csvOf, jsonOf } from './csv-and-json.ts'

const csv = async (requests: readonly ListedRequest[], reveal = true) =>
  await allAtOnce(csvOf, requests, anExportContext({ reveal }))

/** A strict reader of RFC 4180: records end with CRLF, quotes are doubled, nothing else is special. */
function readCsv(text: string): string[][] {
  const records: string[][] = []
  const record: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    if (end === undefined) throw new Error('not RFC 4180')
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') records.push(record.splice(0))
  }
  return records
}

describe('csvOf', () => {
  it('keeps personal fields back unless they are to be revealed', async () => {
    const request = { email: 'a@b.cd', additionalInfo: 'note' }
    const text = await csv([aListedRequest({ request })], false)
    expect(text).toContain(',11:00 AM,2,,,,,,en,,,,site,,,,,,1,to call\r\n')
    expect(text).not.toMatch(/Asha|98765|a@b|note|MRI/)
  })

  it('says when a request was erased', async () => {
    const request = { name: '', phone: '', email: '', additionalInfo: '' }
    const erased = aListedRequest({ request, erasedAtMs: aListedRequest().request.storedAtMs })
    expect(await csv([erased])).toContain(
      ',2,MRI Scan; Blood Sugar,,,,,en,,,2026-11-20T10:00:00+05:30,site,,,,,,1,to call\r\n',
    )
  })

  it('says by when to call a request that was opened again', async () => {
    const { storedAtMs } = aListedRequest().request
    const again = aListedRequest({ callByMs: storedAtMs + 60_000 })
    expect((await csv([again])).split(',')).toContain('2026-11-20T10:01:00+05:30')
  })

  it.each([
    '=HYPERLINK("http://x.example")',
    '+91 98765 43210',
    '-1+1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    ...['＝1+1', '＋1+1', '－1+1', '＠SUM(A1)'],
  ])('does not let a spreadsheet run %j', async (name) => {
    const [, record] = readCsv((await csv([aListedRequest({ request: { name } })])).slice(1))
    expect(record?.[8]).toBe(`'${name}`)
  })

  it('writes whatever was typed so that a strict reader gets the same text', async () => {
    const typed = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ';', 'अ') })
    await fc.assert(
      fc.asyncProperty(typed, typed, async (name, additionalInfo) => {
        const text = await csv([
          aListedRequest({ request: { name, additionalInfo } }),
          aListedRequest(),
        ])
        const [header, first, ...others] = readCsv(text.slice(1))
        const unguarded = first?.map((cell) => cell.replace(/^'(?=[\r\n])/, ''))
        expect(unguarded?.[8]).toBe(name)
        expect(unguarded?.[11]).toBe(additionalInfo)
        expect([first?.length, others.length]).toEqual([header?.length, 1])
      }),
    )
  })
})

it('a test that has left the catalogue stays in lists and exports', async () => {
  const former = 'Holter Monitor 24 h'
  const listed = aListedRequest({ request: { tests: ['ECG', former] } })
  expect(personalFields(listed.request, true).tests).toBe(`ECG; ${former} (no longer offered)`)
  expect(personalFields(listed.request, false).tests).toBe(2)
  for (const exporter of [csvOf, jsonOf])
    expect(await allAtOnce(exporter, [listed], anExportContext())).toContain(former)
})

it('JSON is an array even if there is nothing to export', async () => {
  expect(await allAtOnce(jsonOf, [], anExportContext())).toBe('[]\n')
})

it.each([1, 2, 3, 5])('JSON is one array of %i requests', async (count) => {
  const request = { name: '"[आशा]"' }
  const requests = Array.from({ length: count }, () => aListedRequest({ request }))
  const text = await allAtOnce(jsonOf, requests, anExportContext())
  expect(JSON.parse(text)).toMatchObject(
    Array(count).fill({ name: '"[आशा]"', tests: ['MRI Scan', 'Blood Sugar'], email: '' }),
  )
})

it('JSON keeps personal fields back unless they are to be revealed', async () => {
  const context = anExportContext({ reveal: false })
  const text = await allAtOnce(jsonOf, [aListedRequest({ request: { email: 'a@b.cd' } })], context)
  expect(JSON.parse(text)).toMatchObject([{ reference: '#SID123456', testCount: 2, tests: [] }])
  expect(text).not.toMatch(/Asha|98765|a@b|MRI/)
})
