import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { inject, test as base } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '#platform/database/testing/templates.ts';
import { readStoreConfiguration } from '#server/store-file.ts';
import { startServer, type RunningServer } from '#server/start-server.ts';
import { picturesForAll } from './pictures-for-all.ts';

/** The running shop with its built pages, on a separate database for the test file. */
export type BuiltShop = RunningServer;

/**
 * Port of all shops of this worker, one after the other: the browser's cache for an address can be reused for the next
 * file.
 */
let port = 0;

export const test = base.extend<{ shop: BuiltShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const adminUrl = inject('databaseAdminUrl');
      const name = `pressline_browser_${randomUUID().replaceAll('-', '')}`;
      await createDatabase(adminUrl, name, 'pressline_template_sample');
      const server = await startServer({
        host: '127.0.0.1',
        port,
        publicUrl: undefined,
        databaseUrl: databaseUrl(inject('databaseShopUrl'), name),
        files: await picturesForAll(),
        store: readStoreConfiguration(import.meta.dirname),
        log: pino({ level: 'silent' }),
        mail: 'mailbox',
        secretsKey: Buffer.alloc(32, 'k').toString('base64'),
      });
      await server.ready;
      port = Number(new URL(server.url).port);
      await use(server);
      await server.close();
      await dropDatabase(adminUrl, name);
    },
    { scope: 'file' },
  ],
});
