import { execFile } from 'node:child_process'
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const blockBytes = 4096

/**
 * Mounts a file system in memory that is small enough to be filled. This needs root and a kernel that
 * allows mounting. Without them it returns the reason as `why`.
 */
export async function mountSmallDisk(sizeBytes: number) {
  const path = await mkdtemp(join(tmpdir(), 'centre-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeBytes}`, 'tmpfs', path])
  } catch (error) {
    await rmdir(path)
    return { why: `NOT RUN: no disk of its own could be mounted (${String(error)})` }
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    /** Fills the disk to the last block. */
    fill: () => writeUntilFull(ballast),
    free: () => rm(ballast, { force: true }),
    makeReadOnly: () => run('mount', ['-o', 'remount,ro', path]),
    unmount: () => unmount(path),
  }
}

async function writeUntilFull(path: string): Promise<void> {
  const file = await open(path, 'a')
  try {
    for (;;) await file.write(Buffer.alloc(blockBytes))
  } catch {
    // The disk is full.
  } finally {
    await file.close()
  }
}

async function unmount(path: string): Promise<void> {
  await run('umount', [path])
  await rmdir(path)
}
