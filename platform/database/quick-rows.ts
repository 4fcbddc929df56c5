import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Sends one statement, and answers what came back. */
export type Ask = (statement: pg.QueryConfig, values: unknown[]) => Promise<pg.QueryResult>;

/**
 * Drizzle on a pool or a connection of it, which works out once for each statement how its rows are read.
 * @param ask  how single statements are sent; absent: as the client does
 */
export function quickDrizzle<Client extends pg.Pool | pg.PoolClient>(client: Client, ask?: Ask) {
  const dialect = new PgDialect({ casing: 'snake_case' });
  const sender = ask === undefined ? client : ({ query: ask } as unknown as Client); // all that Drizzle asks of it
  const db = new NodePgDatabase(dialect, new QuickSession(sender, dialect, undefined), undefined);
  return Object.assign(db, { $client: client });
}

type Prepare = NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery'];

/** Drizzle works it out anew for every cell, which took half of the time that a list of parts takes here. */
class QuickSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  override prepareQuery: Prepare = (query, fields, name, isInArrays, mapper, ...rest) => {
    let read: ((row: unknown[]) => unknown) | undefined;
    const readRows = (rows: unknown[][]): never => {
      // Known only after this: which tables were joined in such a way that they are always there.
      const { joinsNotNullableMap } = prepared as { joinsNotNullableMap?: AlwaysThere };
      read ??= rowReader(fields ?? [], joinsNotNullableMap);
      return rows.map(read) as never; // of the type that Drizzle infers from the same fields
    };
    const isQuick = mapper === undefined && fields?.every(({ path }) => path.length <= 2) === true;
    const prepared = super.prepareQuery(query, fields, name, isInArrays, isQuick ? readRows : mapper, ...rest);
    return prepared;
  };
}

type AlwaysThere = Readonly<Record<string, boolean>>;
type Fields = SelectedFieldsOrdered;

interface Cell {
  name: string;
  at: number;
  /** undefined: the value is what the driver gives. */
  decode: ((value: unknown) => unknown) | undefined;
}

/** Some cells of a row, as one object in it. */
interface Group {
  name: string;
  cells: Cell[];
  /** Where null stands if the joined row is not there; then the whole object is null. */
  absentAt: number | undefined;
}

/** What turns a row of the driver into an object, just as Drizzle's own `mapResultRow` does. */
function rowReader(fields: Fields, alwaysThere: AlwaysThere | undefined): (row: unknown[]) => unknown {
  const members = membersOf(fields, alwaysThere);
  return (row) => {
    const result: Record<string, unknown> = {};
    for (const member of members) {
      if (!('cells' in member)) result[member.name] = valueIn(row, member);
      else if (member.absentAt !== undefined && row[member.absentAt] === null) result[member.name] = null;
      else {
        const object: Record<string, unknown> = {};
        for (const cell of member.cells) object[cell.name] = valueIn(row, cell);
        result[member.name] = object;
      }
    }
    return result;
  };
}

function valueIn(row: readonly unknown[], { at, decode }: Cell): unknown {
  const value = row[at];
  return value === null || decode === undefined ? value : decode(value);
}

function membersOf(fields: Fields, alwaysThere: AlwaysThere | undefined): (Cell | Group)[] {
  const members: (Cell | Group)[] = [];
  const groups = new Map<string, Group>();
  fields.forEach(({ path: [name = '', inner], field }, at) => {
    const decode = decoderOf(field);
    if (inner === undefined) {
      members.push({ name, at, decode });
      return;
    }
    let group = groups.get(name);
    if (group === undefined) {
      group = {
        name,
        cells: [],
        absentAt: alwaysThere === undefined ? undefined : absentAt(fields, name, alwaysThere),
      };
      groups.set(name, group);
      members.push(group);
    }
    group.cells.push({ name: inner, at, decode });
  });
  return members;
}

/** The first column tells, if all are of one table and that may be absent. */
function absentAt(fields: Fields, name: string, alwaysThere: AlwaysThere): number | undefined {
  const columns = fields.flatMap(({ path, field }, at) =>
    path.length === 2 && path[0] === name && is(field, Column) ? [{ at, table: getTableName(field.table) }] : [],
  );
  const [first] = columns;
  if (first === undefined || columns.some(({ table }) => table !== first.table)) return undefined;
  return alwaysThere[first.table] === true ? undefined : first.at;
}

function decoderOf(field: Fields[number]['field']): Cell['decode'] {
  if (is(field, Column)) {
    const isPlain = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
    return isPlain ? undefined : (value) => field.mapFromDriverValue(value);
  }
  // Drizzle keeps to itself what else decodes; it is the same member in all of them.
  const { decoder } = (is(field, SQL) ? field : is(field, Subquery) ? field._.sql : field.sql) as unknown as {
    decoder: { mapFromDriverValue(value: unknown): unknown };
  };
  return (value) => decoder.mapFromDriverValue(value);
}
