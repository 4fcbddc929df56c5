import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { isAlive } from '../embedded/postmaster-file.ts';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { prepareTemplates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run, by a role that can create databases and roles. */
    databaseAdminUrl: string;
    /** The same server, by the role that serves. */
    databaseShopUrl: string;
  }
}

const FOLDER = 'pressline-tests-';
/** Linux's folder in memory: some file systems take ten times as long for the thousand files of a database that a test copies. */
const IN_MEMORY = '/dev/shm';
/** For two shops at a time and the server's log of changes. */
const ROOM_BYTES = 4 * 1024 ** 3;
const QUIET = { info() {}, warn: console.warn, error: console.error };

/**
 * One PostgreSQL for all tests of a run: the server in TEST_DATABASE_URL, otherwise an embedded one in a separate
 * folder that is removed afterwards. Vitest calls it before the first test and the returned function after the last.
 */
export default async function provideDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(process.env.TEST_DATABASE_URL);
  project.provide('databaseShopUrl', await prepareTemplates(server.adminUrl));
  project.provide('databaseAdminUrl', server.adminUrl);
  return () => server.stop();
}

async function openServer(given: string | undefined): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  if (given !== undefined && given !== '') return { adminUrl: given, stop: async () => {} };
  await removeLeftOvers();
  const folder = mkdtempSync(path.join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), `${FOLDER}${process.pid}-`));
  const database = await startEmbedded({ folder, log: QUIET, disposable: true });
  return {
    adminUrl: database.adminUrl,
    async stop() {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}

/** Removes servers and folders of killed runs: the process in the folder's name is gone. */
async function removeLeftOvers(): Promise<void> {
  const places = [tmpdir(), IN_MEMORY].filter((place) => existsSync(place));
  for (const folder of places.flatMap((place) => readdirSync(place).map((name) => path.join(place, name)))) {
    const [, pid] = new RegExp(`^${FOLDER}(\\d+)-`).exec(path.basename(folder)) ?? [];
    if (pid === undefined || isAlive(Number(pid)) || statSync(folder).uid !== process.getuid?.()) continue;
    try {
      const leftOver = await startEmbedded({ folder, log: QUIET, disposable: true });
      await leftOver.stop(); // still running, and nobody else uses it
    } catch {
      // Killed before its server could start: there is nothing to stop.
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 }); // another run may remove it as well
  }
}
