import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Logger } from 'pino'
import { toLoggableError } from './errors.ts'
import type { Schema } from './schema.ts'

/** Enough for the worker's jobs and the groups of writes of one process; 100 is the server's default. */
const maxConnections = 10

/** Connection timeout: beyond it requests are answered 503. */
const connectTimeoutMs = 5000

/**
 * Our transactions are never idle between two statements. An idle transaction belongs to a server
 * that was cut off. It is ended, and its locks released, before others stop waiting for them.
 */
const idleInTransactionTimeoutMs = 5000

/** Sooner than the statement timeout, so that the error names the lock. */
const lockTimeoutMs = 8000
const statementTimeoutMs = 10_000

/**
 * The database answers or refuses every statement before: a connection that stays silent this long
 * is dead.
 */
const silenceTimeoutMs = 12_000

/**
 * TCP keepalive: after this long without traffic the system probes the other end, on both sides of
 * a connection.
 */
const keepAliveMs = 5000

/** For each connection; the last three are PostgreSQL's own side of `keepAliveMs`. */
const settings = `
  set synchronous_commit = on;
  set tcp_keepalives_idle = ${keepAliveMs / 1000};
  set tcp_keepalives_interval = 1;
  set tcp_keepalives_count = 5`

/** PostgreSQL's number of the type bigint, which the driver else gives as text. */
const bigintType = 20

/**
 * Opens the PostgreSQL at `postgres://…`, shared by any number of processes. A commit has reached
 * the server's disk before it returns, whatever the database's own default is. Connections that
 * break are replaced by the next query.
 */
export function openPostgres(url: string, log: Pick<Logger, 'warn'>) {
  const pool = new Pool({
    connectionString: url,
    // Connections of 2.0.0 have the name `centre`: see `refuseServersOf200`.
    application_name: 'centre-3',
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    stream: endingInSilence,
    // Where this fails the pool forgets the connection. After a failed `onCreateConnection` of Kysely's
    // nobody gives it back, and with ten of them the pool is full for good.
    verify: (client, done) => client.query(settings, done),
    types: {
      getTypeParser: (type, format) =>
        type === bigintType ? Number : types.getTypeParser(type, format),
    },
  })
  // A connection may be lost at any time, also between two statements of a transaction. Without a
  // listener that would end the process; the pool listens only while a connection is idle.
  pool.on('connect', (client) => {
    client.once('error', (error) =>
      log.warn({ failure: toLoggableError(error) }, 'connection to PostgreSQL lost'),
    )
    client.on('error', () => {})
  })
  pool.on('error', () => {})
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool }
}

/**
 * pg's own timeout for a query leaves the connection in the pool with the query still on it. Idle
 * connections leave the pool before they are silent for so long.
 */
function endingInSilence(): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceTimeoutMs, () => socket.destroy(new Error('PostgreSQL is silent')))
  return socket
}
