import { chmodSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../../test/support/a-directory.ts'
import { readEnvFile, setValues, writeEnvFile } from './env-file.ts'

const set = (text: string, values: Record<string, string>) =>
  setValues(text, new Map(Object.entries(values)))

describe('setting values', () => {
  it('keeps every other line and comment', () => {
    const text = '# The site\n#PORT=3000\nHOST=0.0.0.0\n\nOTHER=kept # why\n'
    expect(set(text, { HOST: '127.0.0.1', PORT: '3001', NEW: 'x' })).toBe(
      '# The site\n#PORT=3000\nPORT=3001\nHOST=127.0.0.1\n\nOTHER=kept # why\nNEW=x\n',
    )
  })

  it('changes the last line of a key, because that line counts', () => {
    expect(set('A=1\nA=2\n', { A: '3' })).toBe('A=1\nA=3\n')
  })

  it('writes the first line of an empty file', () => {
    expect(set('', { A: '1' })).toBe('A=1\n')
  })

  it('writes any value so that it is read back the same', () => {
    const value = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n\0]/.test(text))
    fc.assert(
      fc.property(value, (given) => {
        const trimmed = given.trim()
        fc.pre(!["'", '"', '`'].every((sign) => trimmed.includes(sign)))
        expect(parseEnv(set('# a\nOTHER=1\n', { KEY: trimmed })).KEY).toBe(trimmed)
      }),
    )
  })

  it('refuses a value that no quotes can hold, and a key whose line lies inside another value', () => {
    expect(() => set('', { KEY: `'"\`` })).toThrow('KEY has signs')
    expect(() => set('A="\nKEY=1\n"\n', { KEY: '2' })).toThrow('KEY cannot be set in this file')
  })
})

describe('the file', () => {
  it('is readable by its owner alone, even if it was not before', async () => {
    const path = join(aDirectory(), '.env')
    writeFileSync(path, 'A=1\n')
    chmodSync(path, 0o644)
    await writeEnvFile(path, 'A=2\n')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(await readEnvFile(path)).toBe('A=2\n')
  })

  it('stays a symbolic link if it was one', async () => {
    const directory = aDirectory()
    const target = join(directory, 'settings')
    writeFileSync(target, 'A=1\n')
    symlinkSync(target, join(directory, '.env'))
    await writeEnvFile(join(directory, '.env'), 'A=2\n')
    expect(readFileSync(target, 'utf8')).toBe('A=2\n')
  })

  it('is read as undefined if it does not exist', async () => {
    expect(await readEnvFile(join(aDirectory(), '.env'))).toBeUndefined()
  })
})

it('says why the file cannot be written, and what to do', async () => {
  await expect(writeEnvFile('/proc/no/.env', 'A=1\n')).rejects.toThrow(
    '/proc/no/.env cannot be made there: see that the directory above it exists',
  )
})
