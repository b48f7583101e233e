import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty directory, deleted when the test ends. */
export function aDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'centre-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}
