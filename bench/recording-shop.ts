import { existsSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import type { FastifyInstance } from 'fastify';
import { memoryFiles } from '#platform/testing/memory-files.ts';
import { createApp } from '#server/app.ts';
import { RunningShop } from '#server/running-shop.ts';
import { readStoreConfiguration } from '#server/store-file.ts';
import type { PageRenderer } from '#web/server-page.ts';
import type { ReactNode } from 'react';
import { recordStatements, type RecordedStatement } from '#server/testing/record-statements.ts';

interface RecordedApi {
  get(path: string): Promise<void>;
  post(path: string, body: object): Promise<void>;
}

interface BuiltPages {
  loadPage: (...args: Parameters<PageRenderer>) => Promise<Response | { tree: ReactNode }>;
}

const PAGES = path.join(import.meta.dirname, '../build/server/entry-server.js');

/** The shop in this process, used only to record which statements a call sends and what a page renders. */
export class RecordingShop {
  readonly #shop: RunningShop;
  readonly #app: FastifyInstance;
  readonly #token: string;
  #tree: ReactNode;

  private constructor(shop: RunningShop, app: FastifyInstance, token: string) {
    this.#shop = shop;
    this.#app = app;
    this.#token = token;
  }

  static async open(databaseUrl: string, token: string): Promise<RecordingShop> {
    const log = pino({ level: 'error' });
    const shop = new RunningShop({
      databaseUrl,
      publicUrl: 'http://localhost:3000',
      files: memoryFiles(),
      store: readStoreConfiguration(import.meta.dirname),
      log,
    });
    if (!existsSync(PAGES)) throw new Error('The pages are not built: run "npm run build" first.');
    const { loadPage } = (await import(PAGES)) as BuiltPages;
    const render: PageRenderer = async (request, parts) => {
      const loaded = await loadPage(request, parts);
      if (loaded instanceof Response) throw new Error(`${request.url} redirects.`);
      recording.#tree = loaded.tree;
      return { kind: 'page', status: 200, html: Buffer.alloc(0), isSecret: true };
    };
    const app = await createApp({ shop, pages: { render, assets: import.meta.dirname }, log });
    const recording = new RecordingShop(shop, app, token);
    await shop.open();
    return recording;
  }

  /** The tree of a page for the customer (a visitor, without a token), with its loaders' results. */
  async treeOf(address: string): Promise<ReactNode> {
    const headers = this.#token === '' ? {} : { cookie: `token=${this.#token}` };
    await this.#app.inject({ method: 'GET', url: address, headers });
    return this.#tree;
  }

  /**
   * Records the statements of this work's calls. @param token owner of the calls; omitted: the one it was opened for
   */
  async statementsOf(
    work: (api: RecordedApi) => Promise<void>,
    token: string = this.#token,
  ): Promise<RecordedStatement[]> {
    return recordStatements(() =>
      work({
        get: (path) => this.#send(token, 'GET', path),
        post: (path, body) => this.#send(token, 'POST', path, body),
      }),
    );
  }

  async #send(token: string, method: 'GET' | 'POST', url: string, body?: object): Promise<void> {
    const response = await this.#app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.statusCode} ${response.body}`);
  }

  async close(): Promise<void> {
    await this.#app.close();
    await this.#shop.close();
  }
}
