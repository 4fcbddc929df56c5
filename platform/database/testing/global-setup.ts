import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { prepareTemplates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run: a role that may create databases. */
    databaseAdminUrl: string;
  }
}

/**
 * One PostgreSQL for all tests of a run: the server that TEST_DATABASE_URL names, else an embedded one in a folder of
 * its own that is removed afterwards. Vitest calls it before the first test and the answered function after the last.
 */
export default async function provideDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(process.env.TEST_DATABASE_URL);
  await prepareTemplates(server.adminUrl);
  project.provide('databaseAdminUrl', server.adminUrl);
  return () => server.stop();
}

async function openServer(given: string | undefined): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  if (given !== undefined && given !== '') return { adminUrl: given, stop: async () => {} };
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-tests-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder, log: quiet, disposable: true });
  return {
    adminUrl: database.adminUrl,
    async stop() {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
