import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import journal from '../migrations/meta/_journal.json' with { type: 'json' };
import { migrate } from '../migrate.ts';
import { createDatabase, databaseUrl, dropDatabase } from './templates.ts';

/**
 * An empty database in the state before a migration, for one test.
 * @param migration its name without the number: 'companies'
 */
export async function databaseBefore(migration: string): Promise<{ url: string; client: pg.Client }> {
  const entry = journal.entries.find(({ tag }) => tag.endsWith(`_${migration}`));
  if (entry === undefined) throw new Error(`There is no migration "${migration}".`);
  const adminUrl = inject('databaseAdminUrl');
  const name = `pressline_test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(adminUrl, name, 'template1');
  const url = databaseUrl(adminUrl, name);
  await migrate(url, entry.when - 1);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await dropDatabase(adminUrl, name);
  });
  return { url, client };
}
