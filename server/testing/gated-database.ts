import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '#platform/database/testing/templates.ts';
import { DatabaseGate } from './database-gate.ts';

/**
 * A database for the test, as the shop's role sees it, behind a gate: `url` leads through it, `directUrl` around it.
 */
export async function gatedDatabase(template: string) {
  const adminUrl = inject('databaseAdminUrl');
  const name = `pressline_gated_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(adminUrl, name, template);
  const directUrl = databaseUrl(inject('databaseShopUrl'), name);
  const url = new URL(directUrl);
  const gate = new DatabaseGate({ host: url.hostname, port: Number(url.port) });
  await gate.open();
  url.host = `127.0.0.1:${gate.port}`;
  onTestFinished(async () => {
    await gate.close();
    await dropDatabase(adminUrl, name);
  });
  return { gate, url: url.href, directUrl };
}
