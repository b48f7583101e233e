import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Logger } from 'pino'
import { toLoggableError } from './errors.ts'
import type { Schema } from './schema.ts'

/** Enough for the jobs and writes of one process. PostgreSQL allows 100 connections by default. */
const maxConnections = 10

/**
 * How long to wait for a connection. After that the server answers requests with 503. A resolver whose first server is
 * down takes 5 s for the name of the database.
 */
const connectTimeoutMs = 7000

/**
 * The longest that a connection is used. After a failover it may lead to a server that only reads. The jobs poll, so no
 * connection is idle for long enough to be closed. Writes would otherwise fail until a restart.
 */
const connectionAgeSeconds = 30

/**
 * PostgreSQL ends a transaction that is idle for this long. Our transactions are never idle between two statements, so
 * an idle one belongs to a server that was cut off. Its locks are free before others stop waiting for them.
 */
const idleInTransactionTimeoutMs = 5000

/**
 * How long a statement waits for a lock. After that a request is answered 503. Shorter than the statement timeout, so
 * that the error names the lock.
 */
const lockTimeoutMs = 8000
const statementTimeoutMs = 10_000

/** The statement timeout is shorter, so a connection that stays silent this long is dead. */
const silenceTimeoutMs = 12_000

/** TCP keepalive: after this long without traffic the system probes the other end, on both sides of a connection. */
const keepAliveMs = 5000

/**
 * Set on each connection. A transaction has to read what was committed while it waited for a lock. In a stricter
 * isolation it reads an older state, and PostgreSQL refuses its writes. The last three settings make the database probe
 * the connection too.
 */
const settings = `
  set synchronous_commit = on;
  set default_transaction_isolation = 'read committed';
  set tcp_keepalives_idle = ${keepAliveMs / 1000};
  set tcp_keepalives_interval = 1;
  set tcp_keepalives_count = 5`

/** PostgreSQL's number for the type bigint, which the driver otherwise returns as text. */
const bigintType = 20

/**
 * Opens the PostgreSQL at `postgres://…`, shared by any number of processes. A commit has reached the
 * server's disk before it returns, whatever the database's own default is. The next query replaces a broken
 * connection.
 */
export function openPostgres(url: string, log: Pick<Logger, 'warn'>) {
  const pool = new Pool({
    connectionString: url,
    // Not `centre`: by that name `refuseServersOf200` knows connections of 2.0.0.
    application_name: 'centre-3',
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    maxLifetimeSeconds: connectionAgeSeconds,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    stream: endingInSilence,
    // If this fails, the pool drops the connection. Kysely's `onCreateConnection` would leave a failed
    // connection in the pool, and ten of them would fill the pool for good.
    verify: (client, done) => client.query(settings, done),
    types: {
      getTypeParser: (type, format) =>
        type === bigintType ? Number : types.getTypeParser(type, format),
    },
  })
  // A connection may be lost at any time, also between two statements of a transaction. Without a listener
  // the error would end the process. The pool itself listens only while a connection is idle.
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
 * Destroys a connection that is silent. pg's own query timeout would leave it in the pool with the query
 * still running. Idle connections leave the pool before this timeout.
 */
function endingInSilence(): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceTimeoutMs, () => socket.destroy(new Error('PostgreSQL is silent')))
  return socket
}
