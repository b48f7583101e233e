import { expect, it } from 'vitest'
import { withoutTools } from './bill-of-materials.ts'
import { withOtherLicenses } from './licenses.ts'

it('a bill of materials leaves out what only development needs', () => {
  const root = { dependencies: { pg: '^8' }, devDependencies: { vite: '^8' } }
  const packages = {
    '': root,
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/vite': { version: '8.3.8', dev: true },
  }
  const left = withoutTools({ lockfileVersion: 3, packages })
  expect(Object.keys(left.packages)).toEqual(['', 'node_modules/pg'])
  expect(left.packages['']).toEqual({ dependencies: { pg: '^8' }, devDependencies: undefined })
})

it.each(['MIT', '(GPL-2.0-only OR MIT)', 'Apache-2.0 AND BSD-3-Clause'])(
  'takes the licence %s',
  (license) => {
    expect(withOtherLicenses([{ name: 'a', version: '1.0.0', license }])).toEqual([])
  },
)

it.each([
  ['AGPL-3.0-only', 'AGPL-3.0-only'],
  ['MIT AND GPL-2.0-only', 'MIT AND GPL-2.0-only'],
  ['', 'no licence stated'],
])('names the package of licence %j', (license, said) => {
  expect(withOtherLicenses([{ name: 'a', version: '1.0.0', license }])).toEqual([
    `a 1.0.0: ${said}`,
  ])
})
