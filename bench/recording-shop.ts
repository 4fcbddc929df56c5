import pino from 'pino';
import type { FastifyInstance } from 'fastify';
import { memoryFiles } from '#platform/files.ts';
import { createApp } from '#server/app.ts';
import { RunningShop } from '#server/running-shop.ts';
import { readStoreConfiguration } from '#server/store-file.ts';
import { recordStatements, type RecordedStatement } from './recorder.ts';

interface RecordedApi {
  get(path: string): Promise<void>;
  post(path: string, body: object): Promise<void>;
}

/** The shop in this process, asked only to learn which statements a call sends. */
export class RecordingShop {
  readonly #shop: RunningShop;
  readonly #app: FastifyInstance;
  readonly #token: string;

  private constructor(shop: RunningShop, app: FastifyInstance, token: string) {
    this.#shop = shop;
    this.#app = app;
    this.#token = token;
  }

  static async open(databaseUrl: string, token: string): Promise<RecordingShop> {
    const log = pino({ level: 'warn' });
    const shop = new RunningShop({
      databaseUrl,
      publicUrl: 'http://localhost:3000',
      files: memoryFiles(),
      store: readStoreConfiguration(import.meta.dirname),
      log,
    });
    const render = () => Promise.reject(new Error('Pages are not recorded.'));
    const app = await createApp({ shop, render, assets: import.meta.dirname, log });
    await shop.open();
    return new RecordingShop(shop, app, token);
  }

  /** What the calls of this work sent, after one go to have every connection warm. */
  async statementsOf(work: (api: RecordedApi) => Promise<void>): Promise<RecordedStatement[]> {
    return recordStatements(() =>
      work({ get: (path) => this.#send('GET', path), post: (path, body) => this.#send('POST', path, body) }),
    );
  }

  async #send(method: 'GET' | 'POST', url: string, body?: object): Promise<void> {
    const response = await this.#app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.statusCode} ${response.body}`);
  }

  async close(): Promise<void> {
    await this.#app.close();
    await this.#shop.close();
  }
}
