import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

/** Licences that require attribution at most (https://spdx.org/licenses). */
const permissive = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Unlicense'],
])

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().default(''), dev: z.boolean().optional() }),
  ),
})

it('every package that runs in production has a permissive licence', () => {
  const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const inProduction = Object.entries(packages).filter(([, { dev }]) => dev !== true)
  const others = inProduction.filter(([, { license }]) => !isPermissive(license))
  expect(inProduction.length).toBeGreaterThan(10)
  expect(others.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([])
})

it('LICENSE-typefaces has the licence of both typefaces, word for word', () => {
  const own = readFileSync('LICENSE-typefaces', 'utf8')
  for (const script of ['latin', 'devanagari'])
    expect(own).toBe(
      readFileSync(`node_modules/@fontsource-variable/anek-${script}/LICENSE`, 'utf8'),
    )
})

/** Whether an SPDX expression has a choice whose every part is permissive. */
function isPermissive(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((id) => permissive.has(id)))
}
