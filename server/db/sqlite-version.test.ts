import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { aDirectory } from '../../test/support/a-directory.ts'
import { refuseOldSqlite } from './sqlite-version.ts'

it.each(['3.51.3', '3.51.10', '3.52.0', '3.53.4', '4.0.0'])('accepts SQLite %s', (version) => {
  expect(() => refuseOldSqlite(version)).not.toThrow()
})

it.each(['3.51.2', '3.51', '3.50.7', '3.9.99', '2.60.9', ''])(
  'refuses SQLite %s, and says why and what to do',
  (version) => {
    expect(() => refuseOldSqlite(version)).toThrow(
      /^cannot be opened with SQLite .*: below 3\.51\.3 .* damage .* Use the Node that the project brings/,
    )
  },
)

it('a command refuses an old SQLite before any file is made or changed', () => {
  const directory = aDirectory()
  const versions = `{ ...process.versions, sqlite: '3.51.2' }`
  const disguise = `Object.defineProperty(process, 'versions', { value: ${versions} })`
  const asOld = ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`]
  const { status, stderr } = spawnSync(process.execPath, [...asOld, 'cli/centre.js', 'audit'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: directory },
  })
  expect(stderr).toBe(
    `the store in ${directory} cannot be opened with SQLite 3.51.2: below 3.51.3 it can damage a file that two programs write. Use the Node that the project brings: npm start, npm run centre.\n`,
  )
  expect({ status, files: readdirSync(directory) }).toEqual({ status: 1, files: [] })
})
