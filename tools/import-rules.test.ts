import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

/** Files that each break the rule under which they are listed. Rules made by the same function share examples. */
const badFiles: Record<string, Record<string, string>> = {
  'domain-only': {
    'domain/takes-a-type.ts': `import type { C } from '../content/c.ts'\nexport type D = C`,
    'domain/takes-node.ts': `import { join } from 'node:path'\nexport const a = join`,
    'domain/takes-a-package.ts': `import { z } from 'prod'\nexport const a = z`,
  },
  'content-types-from-domain': {
    'content/takes-a-value.ts': `import { d } from '../domain/d.ts'\nexport const a = d`,
  },
  'site-only': {
    'site/takes-late.tsx': `export const A = () => <a onClick={async () => { await import('../server/v.ts') }} />`,
  },
  'desk-only': {
    'desk/takes-a-page-of-the-site.tsx': `import { s } from '../site/s.tsx'\nexport const a = s`,
  },
  'desk-only-in-its-app': {
    'server/web/draws-the-desk.ts': `import { k } from '../../desk/k.tsx'\nexport const a = k`,
  },
  'server-only': {
    'server/takes-cli.ts': `export { l } from '../cli/l.ts'`,
  },
  'site-only-in-pages': {
    'server/intake/send.ts': `import type { S } from '../../site/s.tsx'\nexport type A = S`,
    'server/outbox/page.tsx': `export * from '../../site/s.tsx'`,
  },
  'visits-alone-writes': {
    'server/desk/writes-a-visit.ts': `import { w } from '../visits/change-visit.ts'\nexport const a = w`,
    'cli/appends.ts': `import type { W } from '../server/visits/history-rows.ts'\nexport type A = W`,
  },
  'server-notices-below': {
    'server/notices/to-a-visit.ts': `import type { I } from '../visits/i.ts'\nexport type A = I`,
  },
  'server-db-below': {
    'server/db/to-a-visit.ts': `import type { I } from '../visits/i.ts'\nexport type A = I`,
  },
  'provider-not-provider': {
    'server/providers/one/to-another.ts': `import { a } from '../another/a.ts'\nexport const b = a`,
  },
  'cli-not-web': {
    'cli/to-web.ts': `import { h } from '../server/web/h.ts'\nexport const a = h`,
  },
  'test-ground-only-in-tests': {
    'server/to-fake.ts': `import { f } from '../fake-whatsapp/f.ts'\nexport const a = f`,
    'tools/to-test.ts': `import type { X } from '../test/x.ts'\nexport type A = X`,
    'cli/to-e2e.ts': `import { e } from '../e2e/e.ts'\nexport const a = e`,
  },
  'no-test-imported': {
    'test/to-a-test.ts': `import '../domain/d.test.ts'`,
  },
  'no-dev-dependency': {
    'server/to-dev.ts': `import { y } from 'dev'\nexport const a = y`,
    'cli/to-undeclared.ts': `import type { Y } from 'undeclared'\nexport type A = Y`,
  },
  'no-circular': {
    'server/about.ts': `import type { A } from './round.ts'\nexport type B = A`,
  },
  'no-orphan': {
    'site/alone.tsx': `export const A = () => <p />`,
  },
  'no-unresolvable': {
    'server/to-nowhere.ts': `import { n } from './nowhere.ts'\nexport const a = n`,
  },
}

/** The files that the bad files import. `depcruise .` shows that the rules allow what the product imports. */
const importedFiles: Record<string, string> = {
  'domain/d.ts': `export type D = string\nexport const d = 1`,
  'domain/d.test.ts': `import { d } from './d.ts'\nd`,
  'content/c.ts': `export type C = string`,
  'site/s.tsx': `export type S = string\nexport const s = <p />`,
  'desk/k.tsx': `export const k = <p />`,
  'server/v.ts': `export type V = string`,
  'server/round.ts': `import type { B } from './about.ts'\nexport type A = B`,
  'server/web/h.ts': `export const h = 1`,
  'server/providers/another/a.ts': `export const a = 1`,
  'server/visits/i.ts': `export type I = string`,
  'server/visits/change-visit.ts': `export const w = 1`,
  'server/visits/history-rows.ts': `export type W = string`,
  'test/x.ts': `export type X = string`,
  'cli/l.ts': `export const l = 1`,
  'fake-whatsapp/f.ts': `export const f = 1`,
  'e2e/e.ts': `export const e = 1`,
  'package.json': `{"type":"module","dependencies":{"prod":"1","react":"1"},"devDependencies":{"dev":"1"}}`,
  ...Object.fromEntries(
    ['prod', 'react', 'dev', 'undeclared'].flatMap((name) => [
      [`node_modules/${name}/package.json`, `{"name":"${name}","main":"index.js"}`],
      [`node_modules/${name}/index.js`, `exports.y = 1`],
    ]),
  ),
}

const cruised = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

const project = mkdtempSync(join(tmpdir(), 'bad-imports-'))
const broken = new Set<string>()

beforeAll(() => {
  for (const files of [importedFiles, ...Object.values(badFiles)])
    for (const [file, text] of Object.entries(files)) writeFile(file, text)
  for (const { from, rule } of cruise()) broken.add(`${rule.name}: ${from}`)
})

afterAll(() => rmSync(project, { recursive: true }))

const titles = Object.entries(badFiles).flatMap(([rule, files]) =>
  Object.keys(files).map((file) => `${rule}: ${file}`),
)

test.each(titles)('reports the broken rule: %s', (badFile) => {
  expect(broken).toContain(badFile)
})

function writeFile(file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

function cruise() {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const options = ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json', '.']
  const run = spawnSync(process.execPath, [program, ...options], { cwd: project, encoding: 'utf8' })
  return cruised.parse(JSON.parse(run.stdout)).summary.violations
}
