import pg from 'pg';
import { readAddress, type Address, type Wanted } from './address.mjs';

const LOOK_MS = 2000;

/**
 * The database server behind an address with one host or several (docs/operations.md). It remembers the last valid
 * host, and checks all of them at once if that one fails, so that a silent host does not delay the others.
 */
export class DatabaseServer {
  readonly #address: Address;
  #current: string;
  #seeking: Promise<void> | undefined;

  constructor(url: string) {
    const address = readAddress(url) ?? { urls: [url], wanted: 'any' };
    this.#address = address;
    this.#current = address.urls[0] ?? url;
  }

  /** The address of the last valid host. */
  get url(): string {
    return this.#current;
  }

  get hasChoice(): boolean {
    return this.#address.urls.length > 1;
  }

  /** @throws {WrongHostError} the connection is to the other kind of host */
  async check(client: pg.ClientBase): Promise<void> {
    const { wanted } = this.#address;
    if (wanted === 'any' || wanted === 'prefer-standby') return;
    if ((await roleOf(client)) !== wanted) throw new WrongHostError(wanted);
  }

  /** Checks all hosts, and selects a valid one. Concurrent callers share one check. @throws none is valid */
  seek(): Promise<void> {
    this.#seeking ??= this.#seek().finally(() => {
      this.#seeking = undefined;
    });
    return this.#seeking;
  }

  async #seek(): Promise<void> {
    const { urls, wanted } = this.#address;
    const looks = urls.map(async (url) => ({ url, role: await lookAt(url) }));
    const firstThat = (is: (role: Role) => boolean) =>
      Promise.any(
        looks.map((look) =>
          look.then(({ url, role }) => (is(role) ? url : Promise.reject(new WrongHostError(wanted)))),
        ),
      );
    if (wanted === 'any') this.#current = await firstThat(() => true);
    else if (wanted === 'prefer-standby')
      this.#current = await firstThat((role) => role === 'standby').catch(() => firstThat(() => true));
    else this.#current = await firstThat((role) => role === wanted);
  }
}

/**
 * Opens a separate connection to the right host. A later failure is reported by the next query, and by 'end'.
 * @throws no host answers, or none is valid
 */
export async function connectTo(url: string, config: pg.ClientConfig = {}): Promise<pg.Client> {
  const server = new DatabaseServer(url);
  try {
    return await open(server, config);
  } catch (error) {
    if (!server.hasChoice) throw error;
    await server.seek();
    return open(server, config);
  }
}

async function open(server: DatabaseServer, config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, connectionString: server.url });
  client.on('error', () => {}); // without a listener, it would end the process
  try {
    await client.connect();
    await server.check(client);
    return client;
  } catch (error) {
    void client.end().catch(() => {}); // it may never have opened
    throw error;
  }
}

/** A pool that connects to the right one of several hosts. */
export class PoolOfSeveralHosts extends pg.Pool {
  readonly #server: DatabaseServer;

  constructor(server: DatabaseServer, config: pg.PoolConfig) {
    super({ ...config, ...(server.hasChoice ? { onConnect: (client) => server.check(client) } : {}) });
    this.#server = server;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.#connect();
    void this.#connectFor(callback);
    return undefined;
  }

  async #connectFor(callback: ConnectCallback): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#connect();
    } catch (error) {
      callback(error as Error, undefined, () => {});
      return;
    }
    callback(undefined, client, (broken) => client.release(broken));
  }

  async #connect(): Promise<pg.PoolClient> {
    this.options.connectionString = this.#server.url;
    try {
      return await super.connect();
    } catch (error) {
      if (!this.#server.hasChoice || this.ending || isPoolBusy(error)) throw error;
      await this.#server.seek();
      this.options.connectionString = this.#server.url;
      return super.connect();
    }
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (broken?: Error | boolean) => void,
) => void;

/** All connections were taken for too long; checking the hosts would not help. */
function isPoolBusy(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout exceeded');
}

/** A connection to a standby instead of the primary, or the reverse. No query was sent. */
export class WrongHostError extends Error {
  readonly code = '25006'; // the server's own code for a write to a standby

  constructor(wanted: Wanted) {
    super(`The host that answered is not the ${wanted === 'primary' ? 'primary' : 'standby'} of its cluster.`);
  }
}

type Role = 'primary' | 'standby';

async function lookAt(url: string): Promise<Role> {
  const config = { connectionString: url, application_name: 'pressline look', connectionTimeoutMillis: LOOK_MS };
  const client = new pg.Client({ ...config, query_timeout: LOOK_MS });
  client.on('error', () => {}); // the query reports it
  try {
    await client.connect();
    return await roleOf(client);
  } finally {
    void client.end().catch(() => {}); // it may never have opened
  }
}

async function roleOf(client: pg.ClientBase): Promise<Role> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  return rows[0]?.standby === true ? 'standby' : 'primary';
}
