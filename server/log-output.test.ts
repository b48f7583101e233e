import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { logOutput, type Sink } from './log-output.ts'

function aDisk(room: number) {
  const disk = { room, content: '', fails: 0 }
  const writeSync = (bytes: Buffer) => {
    if (disk.room === 0) {
      disk.fails++
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    const some = bytes.subarray(0, disk.room)
    disk.room -= some.length
    disk.content += some.toString()
    return some.length
  }
  const sink: Sink = { write: async (bytes) => writeSync(bytes), writeSync }
  return Object.assign(disk, { sink })
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

describe('log output', () => {
  it('writes all lines of one turn of the event loop, in order', async () => {
    const disk = aDisk(1000)
    const output = logOutput(disk.sink)
    output.write('a\n')
    output.write('b\n')
    await turn()
    expect(disk.content).toBe('a\nb\n')
  })

  it('drops lines while the disk is full, and logs their number once there is room', async () => {
    const disk = aDisk(5)
    const log = pino({}, logOutput(disk.sink))
    log.info('cut in the middle')
    await turn()
    log.info('lost')
    await turn()
    expect(disk.fails).toBe(2)
    disk.room = 10_000
    log.info('heard')
    await turn()
    const [cut, news = '', heard] = disk.content.split('\n')
    expect(cut).toHaveLength(5)
    expect(JSON.parse(news)).toMatchObject({ level: 40, dropped: 2 })
    expect(heard).toContain('heard')
    log.info('and again')
    await turn()
    expect(disk.content.match(/dropped/g)).toHaveLength(2)
  })

  it('keeps at most 1 MiB in memory while nobody reads the output, and logs how many lines it dropped', async () => {
    const reader = Promise.withResolvers<void>()
    const taken: string[] = []
    const sink: Sink = {
      write: async (bytes) => {
        await reader.promise
        taken.push(bytes.toString())
        return bytes.length
      },
      writeSync: () => 0,
    }
    const output = logOutput(sink)
    const line = `${'x'.repeat(1023)}\n`
    for (let count = 0; count < 3000; count++) output.write(line)
    reader.resolve()
    await turn()
    output.write('after\n')
    await turn()
    const [news = '', ...kept] = taken.join('').split('\n')
    expect(JSON.parse(news)).toMatchObject({ dropped: 1976 })
    expect(kept.filter((text) => text.startsWith('x'))).toHaveLength(1024)
    expect(kept).toContain('after')
  })

  it('writes the waiting lines when the process ends in the same turn', () => {
    const disk = aDisk(1000)
    const output = logOutput(disk.sink)
    output.write('start refused\n')
    output.flush()
    expect(disk.content).toBe('start refused\n')
  })
})
