import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

/** A project in which every file breaks the rule it is listed under. Rules that one function makes share examples. */
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

/** Files for the imports that the rules allow. */
const goodFiles: Record<string, string> = {
  'domain/d.ts': `export type D = string\nexport const d = 1`,
  'domain/d.test.ts': `import { f } from '../fake-whatsapp/f.ts'\nimport { d } from './d.ts'\nf(d)`,
  'content/c.ts': `import type { D } from '../domain/d.ts'\nexport type C = D\nexport const c = 1`,
  'site/s.tsx': `import { d } from '../domain/d.ts'\nimport { c } from '../content/c.ts'\nimport { r } from 'react'\nimport css from './s.css?inline'\nimport icon from 'dev/icon.svg?raw'\nexport type S = string\nexport const s = <p>{[c, d, r, css, icon]}</p>`,
  'site/s.css': `p { margin: 0 }`,
  'node_modules/dev/icon.svg': `<svg />`,
  'site/preparation-parts.ts': `export const parts = 1`,
  'desk/k.tsx': `import { c } from '../content/c.ts'\nimport { parts } from '../site/preparation-parts.ts'\nimport { r } from 'react'\nexport const k = <p>{[c, parts, r]}</p>`,
  'server/desk/app.ts': `import { k } from '../../desk/k.tsx'\nexport const a = k`,
  'server/v.ts': `import { join } from 'node:path'\nimport { z } from 'prod'\nexport type V = string\nexport const v = [join, z]`,
  'server/round.ts': `import type { B } from './about.ts'\nexport type A = B`,
  'site/routes.ts': `export const home = '/'`,
  'server/web/h.ts': `import { s } from '../../site/s.tsx'\nimport { v } from '../v.ts'\nexport const h = [s, v]`,
  'server/intake/i.ts': `import { h } from '../web/h.ts'\nimport { home } from '../../site/routes.ts'\nexport const i = [h, home]`,
  'server/outbox/b.ts': `import { p } from '../providers/p.ts'\nimport { act } from '../visits/act.ts'\nexport const b = [p, act]`,
  'server/providers/p.ts': `import { a } from './another/a.ts'\nexport const p = a`,
  'server/providers/another/a.ts': `import { c } from '../../../content/c.ts'\nexport const a = c`,
  'server/visits/i.ts': `import { v } from '../v.ts'\nexport type I = string\nexport const i = v`,
  'server/visits/change-visit.ts': `import { i } from './i.ts'\nexport const w = i`,
  'server/visits/history-rows.ts': `import { v } from '../v.ts'\nexport type W = string\nexport const w = v`,
  'server/visits/act.ts': `import { w } from './change-visit.ts'\nexport const act = w`,
  'server/report/r.ts': `import { b } from '../outbox/b.ts'\nexport const r = b`,
  'server/desk/d.ts': `import { act } from '../visits/act.ts'\nimport { i } from '../intake/i.ts'\nexport type D = string\nexport const d = [act, i]`,
  'test/x.ts': `import { h } from '../server/web/h.ts'\nexport type X = string\nexport const x = h`,
  'cli/l.ts': `import { v } from '../server/v.ts'\nexport const l = v`,
  'fake-whatsapp/f.ts': `import { createServer } from 'node:http'\nexport const f = createServer`,
  'e2e/e.ts': `import { x } from '../test/x.ts'\nexport const e = x`,
  'tools/t.ts': `import { y } from 'dev'\nexport const t = y`,
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
  for (const files of [goodFiles, ...Object.values(badFiles)])
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

test('reports no import that is allowed', () => {
  const allowed = Object.keys(goodFiles)
  expect([...broken].filter((line) => allowed.some((file) => line.endsWith(`: ${file}`)))).toEqual(
    [],
  )
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
