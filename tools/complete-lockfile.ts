/**
 * npm leaves a platform's optional package out of the lock file if the registry at hand does not serve it.
 * `npm ci` then refuses that lock file (https://github.com/npm/cli/issues/9846). This program adds the missing
 * entries, with the version that the parent asks for, for the platform in the name. A Linux name without
 * `musl` means glibc.
 */
import { readFileSync, writeFileSync } from 'node:fs'

type LockedPackage = {
  version?: string
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
  cpu?: string[]
  libc?: string[]
  os?: string[]
}
type Lockfile = { packages: Record<string, LockedPackage> }

const OPERATING_SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

function completeLockfile(lockfile: Lockfile): string[] {
  const added: string[] = []
  for (const [parentPath, parent] of Object.entries(lockfile.packages)) {
    for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
      if (isLocked(lockfile, parentPath, name)) continue
      lockfile.packages[`node_modules/${name}`] = entryFor(name, range, parent.dev === true)
      added.push(name)
    }
  }
  lockfile.packages = Object.fromEntries(
    Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  return added
}

/** Looks where Node does: inside the parent, then in every `node_modules` above it. */
function isLocked(lockfile: Lockfile, parentPath: string, name: string): boolean {
  if (`${parentPath}/node_modules/${name}` in lockfile.packages) return true
  if (`node_modules/${name}` in lockfile.packages) return true
  const above = parentPath.lastIndexOf('/node_modules/')
  return above > 0 && isLocked(lockfile, parentPath.slice(0, above), name)
}

function entryFor(name: string, range: string, dev: boolean): LockedPackage {
  const strings = name.split(/[/-]/)
  const os = strings.filter((word) => OPERATING_SYSTEMS.includes(word))
  const cpu = strings.filter((word) => PROCESSORS.includes(word))
  if (os.length + cpu.length === 0) throw new Error(`${name} does not name its platform`)
  return {
    version: range.replace(/^[~^]/, ''),
    cpu,
    ...(dev && { dev }),
    ...(os.includes('linux') && { libc: [name.includes('musl') ? 'musl' : 'glibc'] }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}

const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const added = completeLockfile(lockfile)
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`)
process.stdout.write(`${added.length} platform packages added to package-lock.json\n`)
