import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connectTo } from '#platform/database/server.ts';

const RETRY_MS = 1000;
/** A connection that only waits would never notice that the other side has vanished. */
const HEARTBEAT_MS = 30_000;
const ANSWER_MS = 5000;

/** The shop's channels: a change of what is kept in memory, a mail that is noted (triggers of the migrations). */
export type Channel = 'pressline_changed' | 'pressline_outbox';

interface Hearer {
  /** @param payload  what NOTIFY said beside the channel */
  onNews(this: void, payload: string): void;
  /** News may have been missed: the connection was lost and is there again. */
  onGap(this: void): void;
}

/**
 * Receives the database's notifications from every process (LISTEN/NOTIFY), on one connection of its own: a pooler hands
 * connections on, and what was told to them with them. A connection that breaks or falls silent is opened again until it is there.
 */
export class DatabaseNews {
  readonly #url: string;
  readonly #hearers = new Map<Channel, Set<Hearer>>();
  #client: pg.Client | undefined;
  #starting: Promise<void> | undefined;
  #stopped = false;

  /** @param url  of the database itself, not of a pooler */
  constructor(url: string) {
    this.#url = url;
  }

  /** @returns what ends it */
  hear(channel: Channel, hearer: Hearer): () => void {
    const hearers = this.#hearers.get(channel) ?? new Set();
    this.#hearers.set(channel, hearers.add(hearer));
    if (this.#client !== undefined && hearers.size === 1) this.#join(this.#client, channel, hearer);
    return () => void hearers.delete(hearer);
  }

  /** Resolves once every news is heard. @throws the database does not answer */
  start(): Promise<void> {
    if (this.#client !== undefined) return Promise.resolve();
    this.#starting ??= this.#connect().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {}); // the database may have gone first
  }

  async #connect(): Promise<void> {
    const client = await connectTo(this.#url, {
      application_name: 'pressline listener',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onNews } of this.#hearersOf(channel)) onNews(payload);
    });
    try {
      for (const channel of this.#hearers.keys()) await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end().catch(() => {}); // it may have ended already
      throw error;
    }
    if (this.#stopped) return client.end();
    this.#client = client;
    const heartbeat = setInterval(() => client.query('select 1').catch(() => this.#lose(client)), HEARTBEAT_MS);
    client.once('end', () => {
      clearInterval(heartbeat);
      this.#lose(client);
    });
  }

  /** A channel that is requested later than the others. */
  #join(client: pg.Client, channel: Channel, { onGap }: Hearer): void {
    client.query(`listen ${channel}`).then(onGap, () => this.#lose(client));
  }

  #lose(lost: pg.Client): void {
    if (this.#client !== lost) return;
    this.#client = undefined;
    void lost.end().catch(() => {}); // it may have ended already
    void this.#startAgain();
  }

  async #startAgain(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.start();
        for (const { onGap } of [...this.#hearers.values()].flatMap((hearers) => [...hearers])) onGap();
        return;
      } catch {
        await pause(RETRY_MS);
      }
    }
  }

  #hearersOf(channel: string): Iterable<Hearer> {
    return [...this.#hearers].find(([name]) => name === channel)?.[1] ?? [];
  }
}
