import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { askNpm } from './ask-npm.ts'

const BILL_FILE = 'artifacts/sbom.json'
const BILL_TIMEOUT_MS = 20_000

const manifest = z.looseObject({ name: z.string() })
const lockfile = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.boolean().optional(), version: z.string().optional() }),
  ),
})
const bill = z.looseObject({
  components: z.array(
    z.looseObject({
      name: z.string(),
      version: z.string(),
      licenses: z
        .array(
          z.object({
            license: z
              .object({ id: z.string().optional(), name: z.string().optional() })
              .optional(),
            expression: z.string().optional(),
          }),
        )
        .default([]),
    }),
  ),
})

type Lockfile = z.infer<typeof lockfile>

export interface Component {
  readonly name: string
  readonly version: string
  /** SPDX; empty when the package states none. */
  readonly license: string
}

/**
 * Writes `artifacts/sbom.json` (CycloneDX) of what is run in production, from the lock file.
 * `npm sbom --omit dev` itself leaves out what a development tool uses too, here PostgreSQL's driver
 * and the mailer (npm/cli#7909), so npm is shown a lock file that never had such tools.
 */
export async function writeBillOfMaterials(): Promise<readonly Component[]> {
  const { name, ...rest } = manifest.parse(JSON.parse(await readFile('package.json', 'utf8')))
  const locked = withoutTools(
    lockfile.parse(JSON.parse(await readFile('package-lock.json', 'utf8'))),
  )
  const parent = await mkdtemp(join(tmpdir(), 'materials-'))
  try {
    // npm takes the name of the folder for the product's.
    const folder = join(parent, name)
    await mkdir(folder)
    const product = JSON.stringify({ ...rest, name, devDependencies: undefined })
    await writeFile(join(folder, 'package.json'), product)
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(locked))
    return await billFor(folder, locked)
  } finally {
    await rm(parent, { recursive: true })
  }
}

/** Without the packages that only development needs. */
export function withoutTools({ packages: { '': root, ...packages }, ...rest }: Lockfile): Lockfile {
  const kept = Object.entries(packages).filter(([, { dev }]) => dev !== true)
  const product = { ...root, devDependencies: undefined }
  return { ...rest, packages: { '': product, ...Object.fromEntries(kept) } }
}

async function billFor(folder: string, locked: Lockfile): Promise<readonly Component[]> {
  const kind = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const answer = await askNpm(['sbom', `--prefix=${folder}`, ...kind], BILL_TIMEOUT_MS)
  if (answer.exitCode !== 0) throw new Error(`npm made none: ${answer.stderr.trim()}`)
  const { components } = bill.parse(JSON.parse(answer.stdout))
  const expected = packagesIn(locked)
  if (components.length !== expected)
    throw new Error(`npm lists ${components.length} packages of ${expected}`)
  await mkdir('artifacts', { recursive: true })
  await writeFile(BILL_FILE, answer.stdout)
  return components.map(({ name, version, licenses }) => ({
    name,
    version,
    license: licenses
      .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
      .join(' AND '),
  }))
}

/** Each release once, in however many folders it lies. */
function packagesIn({ packages: { '': _product, ...packages } }: Lockfile): number {
  const releases = Object.entries(packages).map(
    ([folder, { version }]) => `${folder.split('node_modules/').at(-1)}@${version}`,
  )
  return new Set(releases).size
}
