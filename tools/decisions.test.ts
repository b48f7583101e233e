import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { effects } from '../domain/visit/event-effects.ts'

const folders = 'bench,cli,content,deploy,desk,docs,domain,e2e,fake-whatsapp,server,site,test,tools'

it('code and documents name only decisions that have a file in docs/decisions', () => {
  const files = globSync(['*.md', `{${folders}}/**/*.{ts,tsx,md}`])
  const numbers = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3)))
  const wrong = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\bdecisions? (\d+)/gi))
      .filter(([, number = '']) => !numbers.has(number))
      .map(([said]) => `${file}: ${said}`),
  )
  expect(wrong).toEqual([])
})

it('every document links only to files that exist', () => {
  const missing = globSync(['*.md', `{${folders}}/**/*.md`]).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g))
      .filter(([, path = '']) => !existsSync(join(dirname(file), path)))
      .map(([, path]) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

/** Files that CONTRIBUTING.md asks its reader to write. */
const toBeWritten = /sms-gateway|-bn\b/

it('comments and documents name only scripts and styles that exist', () => {
  const code = globSync(`{${folders}}/**/*.{ts,tsx,css,js}`)
  const documents = globSync(['*.md', `{${folders}}/**/*.md`])
  const comments = /\/\*.*?\*\/|(?<=\s)\/\/ [^\n]*/gs
  const names = /(?<![\w/.-])(?:[\w.-]+\/)*[\w-]+(?:\.test)?\.(?:tsx?|css)\b(?!\.)/g
  const missing = [...code, ...documents].flatMap((file) => {
    const prose = file.endsWith('.md') ? /`[^`\n]+`/g : comments
    return Array.from(readFileSync(file, 'utf8').matchAll(prose))
      .flatMap(([said]) => said.match(names) ?? [])
      .filter((name) => !existsSync(name) && !code.some((path) => path.endsWith(`/${name}`)))
      .filter((name) => !toBeWritten.test(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

it('no two files declare a type of the same name', () => {
  const declared = globSync(`{${folders}}/**/*.{ts,tsx}`).flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /^ *(?:export )?(?:interface (\w+)|type (\w+)(?:<[^=]*>)? =)/gm,
      ),
      ([, byInterface, byType]) => ({ name: byInterface ?? byType, file }),
    ),
  )
  const shared = Map.groupBy(declared, ({ name }) => name).entries()
  expect(
    [...shared].filter(([, places]) => new Set(places.map(({ file }) => file)).size > 1),
  ).toEqual([])
})

it('Table A of decision 027 says as the code does whether an event closes asks and notifies', () => {
  const decision = readFileSync('docs/decisions/027-one-visit-one-history.md', 'utf8')
  const [, table = ''] = /## Table A.*?\n\n(.*?)\n\n/s.exec(decision) ?? []
  const said = table.split('\n').flatMap((row) => {
    const [, events = '', asks = '', , notifies] = row.split('|').map((cell) => cell.trim())
    const asksBecome = ['call again', 'closed'].find((state) => asks.includes(state))
    const kinds = events.replace(/tap "(.+)"/, (_, said) => `\`tap-${said.replace(' ', '-')}\``)
    return Array.from(kinds.matchAll(/`([\w-]+)`/g), ([, kind]) => [
      kind,
      asksBecome,
      notifies === 'yes',
    ])
  })
  const coded = Object.entries(effects).map(([kind, { asksBecome, notifies = false }]) => [
    kind,
    // The table does not say which events open asks again.
    asksBecome === 'open' ? undefined : asksBecome,
    notifies,
  ])
  expect(said.toSorted()).toEqual(coded.toSorted())
})
