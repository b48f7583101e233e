import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../domain/language.ts'
import { drawPages, pageContext } from '../test/support/draw-pages.tsx'
import { legal } from './en/legal.ts'
import { forbiddenWording } from './forbidden-wording.ts'

const notices = Object.values(legal.pcpndt)

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
    expect(forbiddenWording(text, notices)).not.toEqual([])
  })

  it('allows the notice of the Act, in every language', () => {
    expect(forbiddenWording(notices.join(' '), notices)).toEqual([])
  })

  it('reports the notice of the Act if one word of it was changed', () => {
    const changed = legal.pcpndt.en.replace('not done', 'done')
    expect(forbiddenWording(changed, notices)).not.toEqual([])
  })

  it('finds nothing in words that only look similar', () => {
    expect(forbiddenWording("Women's Health Package, Level II Scans, Essex", notices)).toEqual([])
  })
})

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.startsWith('forbidden-wording'),
)

it.each(files)('content/%s says nothing the PC-PNDT Act forbids', (name) => {
  expect(forbiddenWording(readFileSync(new URL(name, folder), 'utf8'), notices)).toEqual([])
})

const pages = languages.flatMap((language) =>
  Object.entries(drawPages(pageContext({}, language))).map(([name, html]) => [
    language,
    name,
    html,
  ]),
)

it.each(pages)('in %s the %s page says nothing the Act forbids', (_language, _name, html = '') => {
  expect(forbiddenWording(html, notices)).toEqual([])
})
