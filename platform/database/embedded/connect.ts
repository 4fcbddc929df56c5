import pg from 'pg';
import { ADMIN_ROLE } from './database-cluster.ts';

/** The superuser's address of a database on our server. The password is URL-safe, as secrets.ts creates it. */
export function adminUrl(port: number, password: string, database = 'postgres'): string {
  return `postgres://${ADMIN_ROLE}:${password}@127.0.0.1:${port}/${database}`;
}

/** Result of a login: a session, a server that needs a moment, or a wrong password. */
export type Login = { client: pg.Client } | 'not-yet' | 'wrong-password';

/**
 * Attempts one login. An open port proves nothing: a starting or stopping server accepts the connection and returns
 * 57P03.
 * @param applicationName name of the session in pg_stat_activity
 */
export async function login(url: string, applicationName: string): Promise<Login> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  client.on('error', () => {}); // a lost connection also ends it, and its holders listen to 'end'
  try {
    await client.connect();
    return { client };
  } catch (error) {
    await client.end().catch(() => {}); // it never opened
    // 28P01: wrong password; 28000: the role doesn't exist. Anything else is temporary: refused, 57P03, too many
    // connections.
    return error instanceof pg.DatabaseError && (error.code === '28P01' || error.code === '28000')
      ? 'wrong-password'
      : 'not-yet';
  }
}
