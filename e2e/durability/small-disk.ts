import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
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

/**
 * Mounts a disk that can be made to fail, after which Linux makes it read-only. It is ext4 in a file,
 * which needs root and loop devices. Without them it returns the reason as `why`.
 */
export async function mountFailingDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'centre-disk-'))
  const image = join(folder, 'image')
  const path = join(folder, 'mounted')
  const mount = () => run('mount', ['-o', 'loop', image, path])
  try {
    await run('mkdir', [path])
    await run('truncate', ['-s', `${megabytes}M`, image])
    await run('mkfs.ext4', ['-q', '-F', image])
    await mount()
  } catch (error) {
    await rm(folder, { recursive: true })
    return { why: `NOT RUN: no ext4 in a file could be mounted (${String(error)})` }
  }
  return {
    path,
    fail: async () => void (await run('mount', ['-o', 'remount,abort', path])),
    /** Unmounts the disk, repairs it and mounts it again, as an operator does. */
    async mend() {
      await run('umount', [path])
      await checkFileSystem(image)
      await mount()
    },
    async unmount() {
      await run('umount', [path])
      await rm(folder, { recursive: true })
    },
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
  if (existsSync(path)) await rmdir(path)
}

/** `fsck.ext4` exits with 1 when it has repaired something. */
async function checkFileSystem(image: string): Promise<void> {
  await run('fsck.ext4', ['-p', image]).catch((error: { readonly code?: number }) => {
    if (error.code !== 1) throw error
  })
}
