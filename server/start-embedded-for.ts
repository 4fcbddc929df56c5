import type { EmbeddedLog } from '#platform/database/embedded/logger.ts';
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import type { Config } from './config.ts';
import { databaseFolder } from './data-folders.ts';

/** Besides its pool a server process listens for notifications, counts attempts, and checks its status. */
const BESIDE_THE_POOL = 6;
/** The supervising process, commands next to the shop, and people with psql. */
const FOR_OTHERS = 46;

/** Starts the configured embedded database, with connections for all server processes. The first process starts it. */
export function startEmbeddedFor(config: Config, log: EmbeddedLog): Promise<EmbeddedDatabase> {
  const { dataDir, webConcurrency, poolSize } = config;
  const connections = webConcurrency * (poolSize + BESIDE_THE_POOL) + FOR_OTHERS;
  return startEmbedded({ folder: databaseFolder(dataDir), connections, log });
}
