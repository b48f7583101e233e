import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty directory of the test's own, gone when it ends. */
export function aDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'centre-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}
