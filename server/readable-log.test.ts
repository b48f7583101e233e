import { pino } from 'pino'
import { expect, it } from 'vitest'
import { fridayTenAm } from '../test/support/friday-ten-am.ts'
import { addressToOpen, readableLog } from './readable-log.ts'

function written(say: (log: pino.Logger) => void): string {
  const lines: string[] = []
  const timestamp = () => `,"time":${fridayTenAm}`
  say(pino({ timestamp }, readableLog({ write: (text) => void lines.push(text) })))
  return lines.join('')
}

it('a log entry is one line with the time in Delhi, the message and the facts', () => {
  const accepted = { reference: '#SID123456', outcome: 'stored' }
  expect(written((log) => log.info(accepted, 'request accepted'))).toBe(
    '10:00:00 request accepted, reference #SID123456, outcome stored\n',
  )
})

it('a log entry says whether it is a warning or an error', () => {
  expect(written((log) => log.warn('no desk is open'))).toBe('10:00:00 WARNING no desk is open\n')
  const failure = { name: 'Error', code: 'EADDRINUSE' }
  expect(written((log) => log.fatal({ failure }, 'start refused: cannot listen'))).toBe(
    '10:00:00 ERROR start refused: cannot listen, failure name Error, code EADDRINUSE\n',
  )
})

it('a log entry gives each problem a line, also a single one', () => {
  const port = { key: 'PORT', wrong: 'is not a port', example: 'PORT=3000' }
  const host = { key: 'HOST', wrong: 'is empty', example: 'HOST=127.0.0.1' }
  const start = '10:00:00 ERROR start refused\n  PORT is not a port, e.g. PORT=3000\n'
  const writtenOf = (...problems: readonly object[]) =>
    written((log) => log.fatal({ problems }, 'start refused'))
  expect(writtenOf(port)).toBe(start)
  expect(writtenOf(port, host)).toBe(`${start}  HOST is empty, e.g. HOST=127.0.0.1\n`)
})

it.each([
  ['http://127.0.0.1:3000', 'http://localhost:3000'],
  ['http://0.0.0.0:80', 'http://localhost:80'],
  ['http://[::]:3000', 'http://localhost:3000'],
  ['http://192.168.1.7:3000', 'http://192.168.1.7:3000'],
])('a server at %s is opened in a browser at %s', (url, opened) => {
  expect(addressToOpen(url)).toBe(opened)
})
