import { readFile } from 'node:fs/promises'

/** Resident memory of a process, now or at its peak, in MiB; Linux only. */
export async function residentMebibytes(
  pid: number | undefined,
  which: 'now' | 'at most',
): Promise<number> {
  const field = which === 'now' ? 'VmRSS' : 'VmHWM'
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const [, kibibytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? []
  return Math.round(Number(kibibytes) / 1024)
}
