import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../domain/language.ts'
import { drawPages, pageContext } from '../test/support/draw-pages.tsx'
import { legal } from './en/legal.ts'
import { forbidden } from './forbidden-wording.ts'

const notices = Object.values(legal.pcpndt)

/** Forbidden on pages, where these words have no other use. Patients may still type them into the search. */
const onPages = /(?:^|[^\p{L}\p{M}])लिंग(?![\p{L}\p{M}])|लड़का|लड़की|बेटा\s+या\s+बेटी/gu

/** The forbidden phrases in a text. They are allowed in the notices, which the law asks for. */
function forbiddenWording(text: string): string[] {
  const rest = notices.reduce((left, notice) => left.replaceAll(notice, ' '), text)
  return [...forbidden, onPages].flatMap((pattern) => rest.match(pattern) ?? [])
}

describe('forbiddenWording', () => {
  it.each([
    'Gender reveal scans',
    'Come and know your baby',
    'Sex determination test',
    'Is it a boy or a girl?',
    'We disclose the sex early',
    "Find out your baby's gender",
    'the sex of the foetus',
    'लड़का या लड़की',
  ])('finds "%s"', (text) => {
    expect(forbiddenWording(text)).not.toEqual([])
  })

  it('allows the notice of the Act, in every language', () => {
    expect(forbiddenWording(notices.join(' '))).toEqual([])
  })

  it('reports the notice of the Act if one word of it was changed', () => {
    const changed = legal.pcpndt.en.replace('not done', 'done')
    expect(forbiddenWording(changed)).not.toEqual([])
  })

  it('finds nothing in words that only look similar', () => {
    expect(forbiddenWording("Women's Health Package, Level II Scans, Essex")).toEqual([])
  })
})

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.startsWith('forbidden-wording'),
)

it.each(files)('content/%s says nothing the PC-PNDT Act forbids', (name) => {
  expect(forbiddenWording(readFileSync(new URL(name, folder), 'utf8'))).toEqual([])
})

const pages = languages.flatMap((language) =>
  Object.entries(drawPages(pageContext({}, language))).map(([name, html]) => [
    language,
    name,
    html,
  ]),
)

it.each(pages)('in %s the %s page says nothing the Act forbids', (_language, _name, html = '') => {
  expect(forbiddenWording(html)).toEqual([])
})
