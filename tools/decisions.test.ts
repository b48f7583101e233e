import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('names decisions by the number of a file in docs/decisions', () => {
  const folders = 'bench,cli,content,desk,docs,domain,e2e,fake-whatsapp,server,site,test,tools'
  const files = globSync(`{${folders}}/**/*.{ts,tsx,md}`)
  const numbers = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3)))
  const wrong = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\bdecisions? (\d+)/gi))
      .filter(([, number = '']) => !numbers.has(number))
      .map(([said]) => `${file}: ${said}`),
  )
  expect(wrong).toEqual([])
})
