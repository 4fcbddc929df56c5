import type pg from 'pg';
import { connectTo } from '#platform/database/server.ts';

const CHANNEL = 'pressline_outbox';

/**
 * Hears of every mail that is noted, whichever process noted it (LISTEN/NOTIFY). While the connection is broken nothing is
 * heard: whoever listens also looks by themselves from time to time, and that look opens it again.
 */
export class OutboxListener {
  readonly #url: string;
  readonly #onNews: () => void;
  #client: pg.Client | undefined;

  constructor(url: string, onNews: () => void) {
    this.#url = url;
    this.#onNews = onNews;
  }

  /** Opens the connection where there is none. @throws the database does not answer */
  async listen(): Promise<void> {
    if (this.#client !== undefined) return;
    const client = await connectTo(this.#url, {
      application_name: 'pressline outbox',
      connectionTimeoutMillis: 5000,
    });
    client.on('end', () => {
      if (this.#client === client) this.#client = undefined;
    });
    client.on('notification', this.#onNews);
    this.#client = client;
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.#client = undefined;
      await client.end().catch(() => {}); // it may have ended by itself
      throw error;
    }
  }

  async stop(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {}); // the database may have gone first
  }
}
