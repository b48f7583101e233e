import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Logger } from 'pino'
import { brokenMachine } from './broken-machine.ts'
import type { Schema } from './schema.ts'

/** Enough for the worker's jobs and the groups of writes of one process; 100 is the server's default. */
const maxConnections = 10

/** A database that cannot be reached by then is answered 503, not waited for. */
const connectTimeoutMs = 5000

/** Bounds what a lock, or a connection that died without a word, can hold up. */
const queryTimeoutMs = 10_000

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
    application_name: 'centre',
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        type === bigintType ? Number : types.getTypeParser(type, format),
    },
  })
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) =>
    log.warn({ failure: brokenMachine(error) }, 'connection to PostgreSQL lost'),
  )
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('set synchronous_commit = on'))
    },
  })
  return { db: new Kysely<Schema>({ dialect }), pool }
}
