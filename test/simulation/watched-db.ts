import {
  DeleteQueryNode,
  InsertQueryNode,
  type Kysely,
  type KyselyPlugin,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely'
import { openSqliteInMemory } from '../../server/db/open-sqlite.ts'
import type { Schema } from '../../server/db/schema.ts'

/** A database that counts what is done with it. */
export interface WatchedDb {
  readonly db: Kysely<Schema>
  /** Statements so far. */
  statements(): number
  /** Writes to the appointments so far. */
  appointmentWrites(): number
}

export function openWatchedDb(): WatchedDb {
  let statements = 0
  let appointmentWrites = 0
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      statements++
      if (isAppointmentWrite(node)) appointmentWrites++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    db: openSqliteInMemory().withPlugin(watch),
    statements: () => statements,
    appointmentWrites: () => appointmentWrites,
  }
}

function isAppointmentWrite(node: RootOperationNode): boolean {
  if (InsertQueryNode.is(node)) return nameOf(node.into) === 'appointment'
  if (UpdateQueryNode.is(node)) return nameOf(node.table) === 'appointment'
  return DeleteQueryNode.is(node) && node.from.froms.some((from) => nameOf(from) === 'appointment')
}

function nameOf(node: Parameters<typeof TableNode.is>[0] | undefined): string | undefined {
  return node !== undefined && TableNode.is(node) ? node.table.identifier.name : undefined
}
