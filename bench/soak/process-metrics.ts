import { readdir, readlink } from 'node:fs/promises'
import { residentMebibytes } from '../resident.ts'

/** Metrics of a server process at one moment. */
export interface ProcessMetrics {
  /** Since the workload began. */
  readonly atMs: number
  readonly residentMiB: number
  /** Objects that have outlived a collection or two. */
  readonly oldObjectsMiB: number
  readonly descriptors: number
  readonly sockets: number
  /** Timers, requests and handles that Node keeps alive. */
  readonly resources: number
}

export async function processMetrics(
  pid: number | undefined,
  metricsUrl: string,
  atMs: number,
): Promise<ProcessMetrics> {
  const metrics = await (await fetch(metricsUrl)).text()
  const descriptors = await openDescriptors(pid)
  return {
    atMs,
    residentMiB: await residentMebibytes(pid, 'now'),
    oldObjectsMiB: gauge(metrics, 'nodejs_heap_space_size_used_bytes{space="old"}') / 1024 ** 2,
    descriptors: descriptors.length,
    sockets: descriptors.filter((target) => target.startsWith('socket:')).length,
    resources: gauge(metrics, 'nodejs_active_resources_total'),
  }
}

/** What each open file descriptor leads to; one closed meanwhile leads nowhere. */
async function openDescriptors(pid: number | undefined): Promise<string[]> {
  const folder = `/proc/${pid}/fd`
  const names = await readdir(folder)
  return await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => '')))
}

function gauge(metrics: string, name: string): number {
  const [, value] = new RegExp(`^${RegExp.escape(name)} (\\S+)$`, 'm').exec(metrics) ?? []
  if (value === undefined) throw new Error(`the metrics lack ${name}`)
  return Number(value)
}
