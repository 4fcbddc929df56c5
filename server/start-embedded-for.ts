import type { EmbeddedLog } from '#platform/database/embedded/log.ts';
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import type { Config } from './config.ts';
import { databaseFolder } from './data-folders.ts';

/** Beside its pool a server process listens for news, counts tries, and asks how things are. */
const BESIDE_THE_POOL = 6;
/** The process that looks after the database, commands that run beside the shop, and people with psql. */
const FOR_OTHERS = 46;

/** The embedded database of the configuration, with room for all of its server processes. Anyone who comes first starts it. */
export function startEmbeddedFor(config: Config, log: EmbeddedLog): Promise<EmbeddedDatabase> {
  const { dataDir, webConcurrency, poolSize } = config;
  const connections = webConcurrency * (poolSize + BESIDE_THE_POOL) + FOR_OTHERS;
  return startEmbedded({ folder: databaseFolder(dataDir), connections, log });
}
