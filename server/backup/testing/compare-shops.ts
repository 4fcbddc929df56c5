import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '#platform/database/testing/templates.ts';
import type { Files } from '#platform/files.ts';

/** Creates a database for the test: a copy of a template, or an empty one. */
export async function newDatabase(template = 'template1'): Promise<string> {
  const adminUrl = inject('databaseAdminUrl');
  const name = `pressline_backup_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(adminUrl, name, template);
  onTestFinished(() => dropDatabase(adminUrl, name));
  return databaseUrl(adminUrl, name);
}

export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * The complete content of a database: all rows of each table, sequences, migrations. Independent of how backups read
 * it.
 */
export async function contentOf(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const all: Record<string, unknown> = {};
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_schema || '.' || table_name as name
       from information_schema.tables
       where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE'
       order by 1`,
    );
    for (const { name } of tables) {
      const { rows: whole } = await client.query<{ rows: string; sum: string | null }>(
        `select count(*) as rows, md5(string_agg(entry::text, chr(10) order by entry::text)) as sum from ${name} entry`,
      );
      all[name] = name.startsWith('drizzle.') ? whole[0]?.rows : whole[0];
    }
    const { rows: sequences } = await client.query(
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by sequencename`,
    );
    const { rows: triggers } = await client.query(
      `select tgrelid::regclass::text as relation, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    );
    return { ...all, sequences, triggers };
  } finally {
    await client.end();
  }
}

/** All files with their checksums. */
export async function filesOf(files: Files): Promise<Record<string, string>> {
  const all: [string, string][] = [];
  for await (const key of files.list()) {
    all.push([
      key,
      createHash('sha256')
        .update((await files.get(key)) ?? 'gone')
        .digest('hex'),
    ]);
  }
  return Object.fromEntries(all.toSorted());
}

export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
