import pg from 'pg';

/**
 * A connection through a pooler that lends a server's connection for one transaction (pgbouncer's `pool_mode = transaction`).
 * The next transaction may be on another one, where a statement with a name is not known: so none has a name, and each is
 * parsed anew. A pooler that keeps names apart (pgbouncer from 1.21 on) would not need that; Debian 12 has 1.18.
 */
export class PooledClient extends pg.Client {
  // The driver's own `query` has a dozen forms, all of which begin with the statement.
  // oxlint-disable-next-line typescript/no-explicit-any -- as the driver declares them
  override query(statement: any, values?: any, callback?: any): any {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
    return super.query(isNamed ? { ...statement, name: undefined } : statement, values, callback);
  }
}
