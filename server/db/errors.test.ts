import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { explained, explainUnusable, isOutage, UnusableStore } from './errors.ts'

function sqliteError(statements: string): unknown {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec(statements)
  } catch (error) {
    return error
  }
  throw new Error('no error')
}

const sqlite = (errcode: number) => ({ code: 'ERR_SQLITE_ERROR', errcode })

it.each([
  ['a disk that is full', sqlite(13), true],
  ['a disk that fails', sqlite(10 | (3 << 8)), true],
  ['a file that may only be read', sqlite(8), true],
  ['a file that another program holds', sqlite(5), true],
  ['a file that was moved', new UnusableStore('was moved'), true],
  ['a lost connection', { code: 'ECONNREFUSED' }, true],
  ['PostgreSQL shutting down', { code: '57P01' }, true],
  ['PostgreSQL without disk space', { code: '53100' }, true],
  [
    'a value taken twice',
    sqliteError('create table a (b unique); insert into a values (1), (1)'),
    false,
  ],
  ['a table that is not there', sqliteError('insert into a values (1)'), false],
  ['a damaged page', sqlite(11), false],
  ['a damaged page of PostgreSQL', { code: 'XX001' }, false],
  ['a value PostgreSQL refuses', { code: '23505' }, false],
  ['a name PostgreSQL does not know', { code: '42P01' }, false],
  ['a mistake in our code', new TypeError('undefined is not a function'), false],
])('tells whether %s is an outage', (_what, error, expected) => {
  expect(isOutage(error)).toBe(expected)
})

it.each([
  ['SQLite', sqliteError('create table clock (id); create table clock (id)')],
  ['PostgreSQL', { code: '42P07' }],
])('explains on %s that other tables stand in the way of a migration', (_name, error) => {
  expect(explainUnusable(error)).toContain('has other tables than this version expects')
})

it.each([
  ['a row that cannot be read', z.int().safeParse('strike').error, /^holds a row .*: restore/],
  [
    'a row whose list is damaged',
    new SyntaxError('"Asha" is not valid JSON'),
    /^holds a row .*: restore/,
  ],
  ['a PostgreSQL that is starting', { code: '57P03' }, /^is starting or stopping: start again/],
])('explains what to do about %s', (_what, error, sentence) => {
  expect(explainUnusable(error)).toMatch(sentence)
})

it.each([
  ['3D000', 'the store does not exist: create the database first'],
  ['28000', 'the store refuses the user or the password in DATABASE_URL'],
])('names the store in place of what PostgreSQL says with %s', async (code, sentence) => {
  const work = () =>
    Promise.reject(Object.assign(new Error('role "other" does not exist'), { code }))
  await expect(explained('the store', work)).rejects.toThrow(sentence)
})
