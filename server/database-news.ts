import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connectTo } from '#platform/database/server-hosts.ts';

const RETRY_MS = 1000;
/** A connection that only waits would never notice that the other side has vanished. */
const HEARTBEAT_MS = 30_000;
const ANSWER_MS = 5000;

/** The shop's channels: changes of data in memory, queued effects, and changes for programs (triggers of the migrations). */
export type Channel = 'pressline_changed' | 'pressline_outbox' | 'pressline_changes';

interface Hearer {
  /** @param payload the payload of NOTIFY */
  onNews(this: void, payload: string): void;
  /** Notifications may have been missed, because the connection was lost and restored. */
  onGap(this: void): void;
}

/**
 * Receives the database's notifications from every process (LISTEN/NOTIFY), on a dedicated connection, because a pooler
 * would reassign it together with its notifications. A broken or silent connection is reopened until it works.
 */
export class DatabaseNews {
  readonly #url: string;
  readonly #hearers = new Map<Channel, Set<Hearer>>();
  #client: pg.Client | undefined;
  #starting: Promise<void> | undefined;
  #stopped = false;

  /** @param url address of the database itself, not of a pooler */
  constructor(url: string) {
    this.#url = url;
  }

  /** @returns unsubscribes */
  hear(channel: Channel, hearer: Hearer): () => void {
    const hearers = this.#hearers.get(channel) ?? new Set();
    this.#hearers.set(channel, hearers.add(hearer));
    if (this.#client !== undefined && hearers.size === 1) this.#join(this.#client, channel, hearer);
    return () => void hearers.delete(hearer);
  }

  /** Resolves once all channels are subscribed. @throws the database does not answer */
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

  /** Subscribes to a channel that is requested later than the others. */
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
