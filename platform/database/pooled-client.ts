import pg from 'pg';

/**
 * A connection through a transaction-pooling pooler (pgbouncer's `pool_mode = transaction`). The next transaction may
 * use another server connection, which does not know named statements, so none has a name, and each is parsed again. A
 * pooler that tracks names (pgbouncer from 1.21 on) would not need that; Debian 12 has 1.18.
 */
export class PooledClient extends pg.Client {
  // All overloads of the driver's `query` begin with the statement.
  // oxlint-disable-next-line typescript/no-explicit-any -- as the driver declares them
  override query(statement: any, values?: any, callback?: any): any {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
    return super.query(isNamed ? { ...statement, name: undefined } : statement, values, callback);
  }
}
