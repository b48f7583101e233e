import type { Generated } from 'kysely'

/** A column: its definition, and the type of its values as Kysely sees them. */
export interface Column<Value> {
  readonly sql: string
  /** Never set. It carries the type. */
  readonly value?: Value
}

export const integer: Column<number> = { sql: 'integer not null' }

/** Epoch milliseconds, or another number that an integer of PostgreSQL cannot hold. */
export const bigint: Column<number> = { sql: 'bigint not null' }

export const text: Column<string> = { sql: 'text not null' }

/** A key that the database assigns unless the insert gives one, as for rows that are moved from another store. */
export const id: Column<Generated<number>> = { sql: 'integer primary key autoincrement' }

/** A sum, which a new row begins at 0. */
export const sumFromZero: Column<Generated<number>> = { sql: 'bigint not null default 0' }

export function word<Words extends string>(): Column<Words> {
  return { sql: text.sql }
}

export function orNull<Value>({ sql }: Column<Value>): Column<Value | null> {
  return { sql: sql.replace(' not null', '') }
}

export function primaryKey<Value>({ sql }: Column<Value>): Column<Value> {
  return { sql: sql.replace('not null', 'primary key') }
}

export function unique<Value>({ sql }: Column<Value>): Column<Value> {
  return { sql: `${sql} unique` }
}

/** The key of a row of another table. */
export function idOf(table: string): Column<number> {
  return { sql: `integer not null references ${table} (id)` }
}

export type TableColumns = Readonly<Record<string, Column<unknown>>>

/** The tables as Kysely sees them. */
export type TablesOf<Tables> = {
  [Table in keyof Tables]: {
    [Name in keyof Tables[Table]]: Tables[Table][Name] extends Column<infer Value> ? Value : never
  }
}
