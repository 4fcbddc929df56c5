import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table for copying its rows; generated columns are omitted. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** State of a sequence. */
export interface SequenceState {
  name: string;
  /** As text, because it may exceed a JavaScript number. */
  last: string;
  isCalled: boolean;
}

/** The shop's tables, each after those that it references. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows: tables } = await client.query<TableShape>(
    `select relation.relname as name, array_agg(attribute.attname::text order by attribute.attnum) as columns
     from pg_class relation
     join pg_attribute attribute on attribute.attrelid = relation.oid
     where relation.relnamespace = 'public'::regnamespace
       and relation.relkind = 'r'
       and attribute.attnum > 0
       and not attribute.attisdropped
       and attribute.attgenerated = ''
     group by relation.relname
     order by relation.relname`,
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select referring.relname as from, referred.relname as to
     from pg_constraint
     join pg_class referring on referring.oid = conrelid
     join pg_class referred on referred.oid = confrelid
     where contype = 'f' and conrelid <> confrelid and referring.relnamespace = 'public'::regnamespace`,
  );
  return inOrderOfReference(tables, references);
}

/** @throws {Error} two tables reference each other */
function inOrderOfReference(tables: TableShape[], references: { from: string; to: string }[]): TableShape[] {
  const ordered: TableShape[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const isFree = ({ name }: TableShape) => !references.some(({ from, to }) => from === name && waiting.has(to));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** The rows of a table, one per line, in PostgreSQL's text format, which every version reads. */
export function rowsOf(client: pg.ClientBase, { name, columns }: TableShape): Readable & { rowCount: number } {
  return client.query(
    copyTo(`copy ${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')}) to stdout`),
  );
}

/** Accepts rows in the format of `rowsOf`. */
export function intoTable(client: pg.ClientBase, { name, columns }: TableShape): Writable {
  return client.query(
    copyFrom(`copy ${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`),
  );
}

export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${pg.escapeIdentifier(name)}`,
    );
    states.push({ name, last: state[0]?.last ?? '1', isCalled: state[0]?.called ?? false });
  }
  return states;
}

export async function setSequence(client: pg.ClientBase, { name, last, isCalled }: SequenceState): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [pg.escapeIdentifier(name), last, isCalled]);
}
