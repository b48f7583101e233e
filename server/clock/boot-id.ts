import { readFileSync } from 'node:fs'

/** A new one with each start of a Linux machine, https://man7.org/linux/man-pages/man4/random.4.html */
const file = '/proc/sys/kernel/random/boot_id'

/** Identifies the boot of the machine; undefined where the system does not tell. */
export function readBootId(): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}
