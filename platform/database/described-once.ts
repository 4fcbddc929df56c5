// oxlint-disable no-underscore-dangle -- the driver names its members so
import pg from 'pg';

/** What the driver keeps of the columns of an answer: it is only read once it is made. */
interface Columns {
  fields: unknown;
  _parsers: unknown;
}

/** As far as it is needed here; the driver's types leave this out. */
interface Connection {
  describe(portal: object): void;
}
type Told = (error: Error | undefined, result: pg.QueryArrayResult) => void;
interface DriversQuery extends pg.Submittable {
  name: string;
  _result: Columns;
  /** Whether its rows are put together for the answer: decided when its columns are told. */
  _accumulateRows: unknown;
  prepare(connection: Connection): void;
  handleRowDescription(told: object): void;
}
const DriversQuery = pg.Query as unknown as new (
  statement: NamedStatement,
  values: unknown[],
  done: Told,
) => DriversQuery;

/** A statement that the server keeps by its name, and whose rows are lists. */
export interface NamedStatement extends pg.QueryArrayConfig {
  name: string;
}

export function isNamed(statement: unknown): statement is NamedStatement {
  const { name, rowMode, submit } = statement as { name?: unknown; rowMode?: unknown; submit?: unknown };
  return typeof name === 'string' && rowMode === 'array' && submit === undefined;
}

/**
 * A statement whose columns are told once a connection: by its name the server knows it, and refuses it once it has other
 * columns. The driver asks for them with every call, which was a sixth of a detail's garbage.
 */
export class DescribedOnce extends DriversQuery {
  #connection: KnownConnection | undefined;

  override prepare(connection: Connection): void {
    this.#connection = knownConnection(connection);
    const known = this.#connection.columns.get(this.name);
    if (known === undefined) return super.prepare(connection);
    Object.assign(this._result, known);
    this._accumulateRows = true;
    return super.prepare(this.#connection.withoutDescribing);
  }

  override handleRowDescription(told: object): void {
    super.handleRowDescription(told);
    const { fields, _parsers } = this._result;
    this.#connection?.columns.set(this.name, { fields, _parsers });
  }
}

interface KnownConnection {
  columns: Map<string, Columns>;
  /** The very connection, but that it asks for no columns. */
  withoutDescribing: Connection;
}

const connections = new WeakMap<Connection, KnownConnection>();

function knownConnection(connection: Connection): KnownConnection {
  let known = connections.get(connection);
  if (known === undefined) {
    const withoutDescribing = Object.assign(Object.create(connection) as Connection, { describe() {} });
    known = { columns: new Map(), withoutDescribing };
    connections.set(connection, known);
  }
  return known;
}
