import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { browserLaunchOptions, workingChromium } from '../../tools/browser.ts'
import { withFolder } from '../with-folder.ts'
import { connectDevtools, type Devtools, type Session } from './devtools.ts'

/** A phone of the cheap kind: how much slower than this machine. */
const cpuSlowdown = 4

/** Its network: 1.6 Mbit/s both ways, and what a request waits at least. */
const bytesPerSecond = 200_000
const latencyMs = 150

const screen = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true }

/** Opens a page of its own, as at a first visit, closed again after `use`. */
export type SlowPhone = <T>(use: (page: Session) => Promise<T>) => Promise<T>

export async function withSlowPhone<T>(use: (phone: SlowPhone) => Promise<T>): Promise<T> {
  const program = workingChromium()
  if (program === undefined) throw new Error('there is no Chromium')
  return await withFolder('bench-island', async (folder) => {
    const strings = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`]
    const child = spawn(program, [...strings, ...browserLaunchOptions().args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const exited = once(child, 'exit')
    try {
      const devtools = await connectDevtools(await addressIn(child.stderr))
      const result = await use((visit) => openPage(devtools, visit))
      await devtools.send('Browser.close')
      return result
    } finally {
      child.kill()
      await exited
    }
  })
}

async function addressIn(said: NodeJS.ReadableStream): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  createInterface(said)
    .on('line', (line) => {
      const [address] = /ws:\/\/\S+/.exec(line) ?? []
      if (address !== undefined) resolve(address)
    })
    .on('close', () => reject(new Error('Chromium ended before it listened')))
  return await promise
}

const contextAnswer = z.object({ browserContextId: z.string() })
const targetAnswer = z.object({ targetId: z.string() })
const sessionAnswer = z.object({ sessionId: z.string() })

async function openPage<T>(devtools: Devtools, use: (page: Session) => Promise<T>): Promise<T> {
  const context = contextAnswer.parse(await devtools.send('Target.createBrowserContext'))
  const opened = await devtools.send('Target.createTarget', { url: 'about:blank', ...context })
  const { targetId } = targetAnswer.parse(opened)
  const attached = await devtools.send('Target.attachToTarget', { targetId, flatten: true })
  const page = devtools.session(sessionAnswer.parse(attached).sessionId)
  await page.send('Page.enable')
  await page.send('Network.enable')
  await page.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await page.send('Emulation.setDeviceMetricsOverride', screen)
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  try {
    return await use(page)
  } finally {
    await devtools.send('Target.disposeBrowserContext', context)
  }
}
