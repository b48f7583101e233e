import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const entries = ['server/main.ts', 'cli/centre.js', 'cli/centre.ts']

/** Starts a program with this Node, which claims to be another version. Returns the output. */
function startedAs(version: string, entry: string, script?: string) {
  const versions = `{ ...process.versions, node: '${version}' }`
  const disguise = `Object.defineProperty(process, 'versions', { value: ${versions} })`
  const asOther = ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`]
  return spawnSync(process.execPath, [...asOther, entry, '--help'], runBy(script))
}

/** @param script the script of package.json that npm runs; undefined for a start without npm */
function runBy(script?: string) {
  return { encoding: 'utf8', env: { ...process.env, npm_lifecycle_event: script } } as const
}

/** The first Node on the path that is too old. */
const oldNode = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .filter((node) => existsSync(node))
  .find((node) => Number(versionOf(node).split('.')[0]) < 26)

function versionOf(node: string): string {
  return execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1)
}

const oneSentence = (version: string) =>
  `This needs Node 26 or later; this is Node ${version}. Start it with npm start, or a command with npm run centre: both bring their own.\n`

describe('a Node that is too old', () => {
  it.each(entries)('is refused in one sentence by %s', (entry) => {
    const { status, stdout, stderr } = startedAs('20.20.2', entry)
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: oneSentence('20.20'),
    })
  })

  it('leads to the advice to run npm ci again if npm has started it', () => {
    const { status, stderr } = startedAs('20.20.2', 'cli/centre.js', 'centre')
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        "This needs Node 26 or later; this is Node 20.20. The project's own Node is missing: run npm ci again, with its install scripts.\n",
    })
  })

  // An old Node cannot read TypeScript, so it can start only cli/centre.js.
  it.skipIf(oldNode === undefined)(
    'is refused in one sentence even if it is real, and not a newer Node that claims to be old',
    () => {
      const node = oldNode ?? ''
      const { status, stderr } = spawnSync(node, ['cli/centre.js'], runBy())
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: oneSentence(versionOf(node).split('.').slice(0, 2).join('.')),
      })
    },
  )
})

it('accepts the Node that the package asks for', () => {
  expect(startedAs('26.0.0', 'cli/centre.js').status).toBe(0)
  expect(readFileSync('package.json', 'utf8')).toContain('"node": ">=26"')
})
