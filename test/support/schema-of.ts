import { sql } from 'kysely'
import { isPostgres } from '../../server/db/dialect.ts'
import type { Db } from '../../server/db/schema.ts'

type SchemaRow = Readonly<Record<string, unknown>>

/** Tables with their columns, keys, indexes and triggers: all that a migration could make. */
export async function schemaOf(db: Db): Promise<readonly (readonly SchemaRow[])[]> {
  const queries = isPostgres(db) ? ofPostgres : ofSqlite
  return await Promise.all(
    queries.map(async (query) => (await sql.raw<SchemaRow>(query).execute(db)).rows),
  )
}

const tables = `from sqlite_master as made where made.type = 'table' and made.name not like 'sqlite_%'`

const ofSqlite = [
  `select made.name as "table", made.sql like '%autoincrement%' as "counts" ${tables} order by 1`,
  `select made.name as "table", columns.name, columns.type, columns."notnull", columns.dflt_value,
    columns.pk, columns.hidden from (select name ${tables}) as made,
    pragma_table_xinfo(made.name) as columns order by 1, 2`,
  `select made.name as "table", keys.* from (select name ${tables}) as made,
    pragma_foreign_key_list(made.name) as keys order by 1, keys."from"`,
  `select made.name as "table", indexes."unique", indexes.origin, indexes.partial, parts.name,
    parts.seqno from (select name ${tables}) as made, pragma_index_list(made.name) as indexes,
    pragma_index_info(indexes.name) as parts order by 1, indexes.name, parts.seqno`,
  `select name, tbl_name, replace(sql, '"', '') as "is" from sqlite_master
    where type <> 'table' and sql is not null order by name`,
]

const ofPostgres = [
  `select relname, relkind, relpersistence from pg_class
    where relnamespace = 'public'::regnamespace order by 1`,
  `select table_name, column_name, data_type, is_nullable, column_default,
    identity_generation, character_maximum_length from information_schema.columns
    where table_schema = 'public' order by 1, 2`,
  `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as is
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
  `select tgname, pg_get_triggerdef(oid) as is from pg_trigger where not tgisinternal order by 1`,
  `select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
]
