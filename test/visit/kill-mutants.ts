import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Mutant, ofEvents, ofNotices } from './row-mutants.ts'

/**
 * `npm run kill-mutants`: plants one fault after the other in a copy of the project. The examples and
 * properties of visits must find each. It prints the faults that no test finds, and fails if there is one.
 */
const copied = [
  'domain',
  'server',
  'content',
  'site',
  'desk',
  'test',
  'fake-whatsapp',
  'cli',
  'tools',
]
const files = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'vite.config.ts']
const tests = [
  ...['domain/visit', 'test/visit/search.test.ts', 'server/visits/visit-messages.test.ts'],
  'server/visits/perform-act.test.ts',
]

const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
for (const name of [...copied, ...files]) {
  cpSync(name, join(copy, name), { recursive: true })
}
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

const report = join(copy, 'report.json')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=product', '--bail=1']
const withReport = ['--reporter=json', `--outputFile=${report}`]

/** The title of the first test that fails, or why it has none. Undefined if all pass. */
function failingTest(): string | undefined {
  rmSync(report, { force: true })
  const { status } = spawnSync(process.execPath, [...vitest, ...withReport, ...tests], {
    cwd: copy,
  })
  if (status === 0) return undefined
  const failed = /"status":"failed","title":"((?:\\.|[^"])*)"/.exec(readFileSync(report, 'utf8'))
  return failed?.[1] ?? 'no single test failed: a test file could not be loaded'
}

function foundBy({ file, right, wrong }: Mutant): string | undefined {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replace(right, () => wrong),
  )
  const title = failingTest()
  writeFileSync(path, source)
  return title
}

const before = failingTest()
if (before !== undefined) throw new Error(`a test fails before any fault is planted: ${before}`)
const mutants = [...ofEvents, ...ofNotices]
const survivors: Mutant[] = []
for (const mutant of mutants) {
  const title = foundBy(mutant)
  if (title === undefined) survivors.push(mutant)
  process.stdout.write(`${mutant.row}: ${title ?? 'SURVIVES'}\n`)
}
rmSync(copy, { recursive: true })
process.stdout.write(`${mutants.length - survivors.length} of ${mutants.length} found\n`)
process.exitCode = survivors.length === 0 ? 0 : 1
