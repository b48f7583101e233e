import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

/** Starts the server's sources after a change to the content, as if the owner had edited it. */
function startWith(change: string) {
  const centre = pathToFileURL('content/centre.ts').href
  const hindi = pathToFileURL('content/hi/strings.ts').href
  const edit = `const { centre } = await import('${centre}')
    const { hindi } = await import('${hindi}')
    ${change}`
  const edited = ['--import', `data:text/javascript,${encodeURIComponent(edit)}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...edited, 'server/main.ts'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: '0', DESK_PORT: '0', DATA_DIR: '/nowhere/at/all' },
  })
  const lines = stdout.split('\n').filter((line) => line !== '')
  return { status, stderr, lines: lines.map((line): unknown => JSON.parse(line)) }
}

it('the server refuses wrong content before it opens anything, and names every wrong field', () => {
  const { status, stderr, lines } = startWith(`
    centre.hours.weekly[0] = [{ opens: 600, closes: 540 }]
    centre.name = ''
    hindi.shell.fraud = ' '`)
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(lines).toMatchObject([
    {
      level: 60,
      msg: 'start refused: the content is not usable',
      problems: [
        { field: 'content/centre.ts: name', sentence: 'This is empty.' },
        { field: 'content/centre.ts: hours.weekly.0.0' },
        { field: 'content/hi/shell.ts: fraud' },
      ],
    },
  ])
})

it('the build has the compiler refuse content of a wrong shape, and names the line', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts.prestart).toBe('npm run build')
  expect(scripts.build).toMatch(/^tsc -p content && /)
  const folder = 'artifacts/wrong-content'
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/tsconfig.json`,
    '{ "extends": "../../content/tsconfig.json", "include": ["*.ts"] }',
  )
  writeFileSync(
    `${folder}/hours.ts`,
    `import type { Centre } from '../../content/centre.ts'
     export const sunday: Centre['hours']['weekly'][0] = null`,
  )
  const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], {
    encoding: 'utf8',
  })
  expect(status).not.toBe(0)
  expect(stdout).toMatch(/hours\.ts\(2,\d+\): error TS2322: Type 'null' is not assignable/)
})
