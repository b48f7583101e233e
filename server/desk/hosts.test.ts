import { expect, it } from 'vitest'
import { deskUrl, hostsOf } from './hosts.ts'

const hostNames = (host: string, url?: string, port = 3001) => [
  ...hostsOf({ port, host, url }).keys(),
]
const loopback = ['localhost:3001', '127.0.0.1:3001', '[::1]:3001']

it('the desk answers only to the names of loopback if it has no other address', () => {
  expect(hostNames('127.0.0.1')).toEqual(loopback)
  expect(hostNames('0.0.0.0')).toEqual(loopback)
  expect(hostNames('::')).toEqual(loopback)
})

it('the desk also answers to its listening address, and to the name of a proxy', () => {
  expect(hostNames('192.168.1.5')).toEqual([...loopback, '192.168.1.5:3001'])
  expect(hostNames('fd00::5')).toContain('[fd00::5]:3001')
  const hosts = hostsOf({ port: 3001, host: '0.0.0.0', url: 'https://desk.example.org' })
  expect(hosts.get('desk.example.org')).toBe('https://desk.example.org')
  expect(hosts.get('localhost:3001')).toBe('http://localhost:3001')
})

it('the desk also answers to a name without a port if its port is that of HTTP', () => {
  expect(hostNames('127.0.0.1', undefined, 80)).toContain('localhost')
})

it('the desk is opened under the name of the proxy if there is one', () => {
  expect(deskUrl({ port: 3001, url: undefined })).toBe('http://localhost:3001')
  expect(deskUrl({ port: 1, url: 'https://a.example' })).toBe('https://a.example')
})
