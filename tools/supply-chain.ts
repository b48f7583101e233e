import { askNpm } from './ask-npm.ts'
import { auditPackages } from './audit.ts'
import { type Component, writeBillOfMaterials } from './bill-of-materials.ts'
import { addCounts, type Count, countCheck, uncounted } from './count.ts'
import { withOtherLicenses } from './licenses.ts'
import { say } from './run-step.ts'

/** The first npm with `npm sbom`; Debian 12 carries 9. */
const FIRST_NPM_WITH_BILLS = 10
const VERSION_TIMEOUT_MS = 10_000

/** What the product is made of: its bill of materials, their licences, their known holes. */
export async function runSupplyChainChecks(): Promise<Count> {
  return addCounts([await checkMaterials(), await checkHoles()])
}

async function checkMaterials(): Promise<Count> {
  const { stdout: version } = await askNpm(['--version'], VERSION_TIMEOUT_MS)
  if (Number.parseInt(version, 10) < FIRST_NPM_WITH_BILLS) {
    say('materials', `not made: npm ${version.trim()} has no \`npm sbom\``)
    return uncounted
  }
  try {
    return addCounts([countCheck(true), checkLicenses(await writeBillOfMaterials())])
  } catch (error) {
    say('materials', error instanceof Error ? error.message : String(error))
    return countCheck(false)
  }
}

function checkLicenses(components: readonly Component[]): Count {
  const others = withOtherLicenses(components)
  for (const other of others) say('licences', other)
  say('materials', `${components.length} packages run in production, see artifacts/sbom.json`)
  return countCheck(others.length === 0)
}

/** A registry that cannot be asked is said, and counts neither as passed nor as failed. */
async function checkHoles(): Promise<Count> {
  const verdict = await auditPackages()
  if (!verdict.asked) {
    say('audit', `not asked: ${verdict.why}`)
    return uncounted
  }
  for (const hole of verdict.grave) say('audit', hole)
  say('audit', `asked: ${verdict.grave.length} high or critical`)
  return countCheck(verdict.grave.length === 0)
}
