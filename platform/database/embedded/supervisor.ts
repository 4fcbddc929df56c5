import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { findOrStartServer, HOLDER, type Installation, type RunningServer, stopServer } from './postmaster.ts';
import { isAlive } from './postmaster-file.ts';
import type { Endpoint } from './server-settings.ts';

const RETRY_MS = 2000;
const STOP_WITHIN_SECONDS = 5; // the shop itself has ten

/**
 * Keeps the server running while we use it. Its session is the sensor: when it ends, the server has died or is about
 * to, whoever started it; it is restarted on the same port, so that pools find it again.
 */
export class Supervisor {
  readonly #endpoint: Endpoint;
  readonly #installation: Installation;
  #session: pg.Client;
  #stopping: Promise<void> | undefined;
  #restarting: Promise<void> | undefined;

  constructor(installation: Installation, server: RunningServer) {
    this.#installation = installation;
    this.#endpoint = { port: server.port, socketFolder: server.socketFolder };
    this.#session = server.session;
    this.#watch();
  }

  /** Ends our use. The last process that uses the server stops it; the others leave it running. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  #watch(): void {
    const session = this.#session;
    session.once('end', () => {
      if (this.#stopping || session !== this.#session) return;
      this.#restarting ??= this.#restart().finally(() => (this.#restarting = undefined));
    });
  }

  async #restart(): Promise<void> {
    const { log } = this.#installation;
    const { port, socketFolder } = this.#endpoint;
    log.warn('The connection to PostgreSQL ended; checking it');
    let lastReason = '';
    while (!this.#stopping) {
      try {
        const server = await findOrStartServer(this.#installation, this.#endpoint);
        if (server.port !== port || server.socketFolder !== socketFolder) {
          // We can't follow it: every pool has the old port and socket.
          await server.session.end();
          throw new Error(`PostgreSQL no longer listens on port ${port}: restart Pressline`);
        }
        this.#session = server.session;
        this.#watch();
        log.info(server.startedHere ? `PostgreSQL is running again on port ${port}` : 'PostgreSQL had kept running');
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== lastReason) log.error(reason); // a full disk stays full for hours, so log it once
        lastReason = reason;
        await pause(RETRY_MS);
      }
    }
  }

  async #stop(): Promise<void> {
    await this.#restarting; // it notices that we stop and gives up, or hands us a new session
    const others = await countOtherHolders(this.#session);
    await this.#session.end().catch(() => {}); // it may have ended already
    if (others === 0) await stopServer(this.#installation, STOP_WITHIN_SECONDS);
  }
}

/** The session of a killed process may end a while after it. */
async function countOtherHolders(session: pg.Client): Promise<number> {
  try {
    const { rows } = await session.query<{ name: string }>(
      `select application_name as name
       from pg_stat_activity
       where application_name like $1 and pid <> pg_backend_pid()`,
      [`${HOLDER}%`],
    );
    return rows.filter(({ name }) => isAlive(Number(name.slice(HOLDER.length)))).length;
  } catch {
    return 0; // the server is gone or stopping
  }
}
