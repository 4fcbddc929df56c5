import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type FieldTable, namesOf, only } from './field.ts';

/** The columns of these fields, which have the same names. */
export function columnsOf<Fields extends FieldTable, Columns extends Readonly<Record<keyof Fields & string, PgColumn>>>(
  table: Columns,
  fields: Fields,
): Pick<Columns, keyof Fields & string> {
  return only(table, namesOf(fields));
}

/** Name of a column in the database. */
export function nameOf(column: PgColumn): string {
  return toSnakeCase(column.name);
}

/** Values for an upsert that overwrites an existing row: these members of the new one. */
export function excludedColumns<Name extends string>(table: Readonly<Record<Name, PgColumn>>, names: readonly Name[]) {
  const written = names.map((name) => [name, sql`excluded.${sql.identifier(nameOf(table[name]))}`]);
  return Object.fromEntries(written) as Record<Name, SQL>;
}
