import { realpathSync } from 'node:fs';
import { chooseAccount } from './account.ts';
import { findBinaries, MAJOR_VERSION } from './binaries.ts';
import { clusterExists, createCluster } from './database-cluster.ts';
import type { EmbeddedLog } from './logger.ts';
import { adminUrl } from './connect.ts';
import { makeFolder, placeBinaries, placeData, rememberPlace } from './data-folders.ts';
import { findOrStartServer, type Installation } from './postmaster.ts';
import { readSecrets } from './secrets.ts';
import { ServerLog } from './server-log.ts';
import { ensureShopDatabase, shopUrls } from './shop-database.ts';
import { Supervisor } from './supervisor.ts';

/** A server process with its commands, or the tests of several files. */
const CONNECTIONS = 100;

export interface EmbeddedOptions {
  /** Contains data, passwords and log of the database; created if missing. */
  folder: string;
  log: EmbeddedLog;
  /** For tests whose data is discarded: no waiting for the disk. */
  disposable?: boolean;
  /** Maximum number of sessions, if the server is started here. */
  connections?: number;
  /** For tests: behaves as in a container that forbids user namespaces. */
  withoutNamespace?: boolean;
}

export interface EmbeddedDatabase {
  /** The shop's database by the serving role, which reads and writes rows, and owns nothing. */
  url: string;
  /** The same database by its owner, for migrations, backups, restores. */
  ownerUrl: string;
  /** The superuser on the database `postgres`, for backups, and for tests that create databases. */
  adminUrl: string;
  /** Ends our use of it, and stops the server unless another process uses it too. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL, or finds it running, and keeps it running until `stop`: when it dies it is started
 * again on the same port. Several processes may do so on one folder at once; they share one server.
 *
 *     first start    initdb beside the data folder, rename, server, role and database     about 0.6 s
 *     later start    server                                                               about 0.05 s
 *     after kill -9  the server that was left behind is used
 *
 * @throws {OperatorError}  it can't be: one sentence for the person who starts the shop
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  makeFolder(options.folder);
  const folder = realpathSync(options.folder);
  const account = chooseAccount(options.withoutNamespace ?? false);
  const programs = { folder: placeBinaries(account, findBinaries()), account };
  const data = placeData(account, folder);
  const secrets = readSecrets(folder, clusterExists(data));
  const isFirst = !clusterExists(data);
  if (isFirst) await createCluster(programs, data, secrets.admin);
  rememberPlace(folder, data);

  const { log, disposable = false, connections = CONNECTIONS } = options;
  const serverLog = new ServerLog(folder);
  const installation: Installation = {
    folder,
    data,
    programs,
    adminPassword: secrets.admin,
    serverLog,
    use: { disposable, connections },
    log,
  };
  const server = await findOrStartServer(installation);
  await ensureShopDatabase(server.session, secrets);
  log.info(
    `PostgreSQL ${MAJOR_VERSION} ${isFirst ? 'created' : server.startedHere ? 'started' : 'found running'} on port ${server.port}`,
  );
  const supervisor = new Supervisor(installation, server);
  return {
    ...shopUrls(server, secrets),
    adminUrl: adminUrl(server.port, secrets.admin),
    stop: () => supervisor.stop(),
  };
}
