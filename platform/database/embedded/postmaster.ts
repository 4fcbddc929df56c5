import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '../../free-port.ts';
import { OperatorError } from '../../operator-error.ts';
import { explainFolderError } from './explain-folder-error.ts';
import type { EmbeddedLog } from './logger.ts';
import { adminUrl, login } from './connect.ts';
import { takeOverData } from './data-folders.ts';
import { findPostmaster } from './postmaster-file.ts';
import { type Programs, runProgram, spawnServer } from './programs.ts';
import type { ServerLog } from './server-log.ts';
import { type Endpoint, serverArguments, type ServerUse } from './server-settings.ts';
import { removeDeadSockets, socketFolderIn } from './socket-folder.ts';

/** The parts needed to run the server on one data folder. */
export interface Installation {
  folder: string;
  data: string;
  programs: Programs;
  adminPassword: string;
  serverLog: ServerLog;
  use: ServerUse;
  log: EmbeddedLog;
}

/** A server that answers: its address, and a superuser's session that is held as long as we use it. */
export interface RunningServer extends Endpoint {
  session: pg.Client;
  startedHere: boolean;
}

/** Sessions of processes that use the server have this name, so that the last of them can stop it. */
export const HOLDER = 'pressline holder';

const PATIENCE_MS = 120_000; // crash recovery can take a while; the server reports it and we forward it
const LOGIN_EVERY_MS = 15;
// Another start was first, or children of a killed server are still ending: worth a retry.
const PASSING = /lock file|pre-existing shared memory|could not bind|Address already in use|could not create any TCP/;

/**
 * Finds the server that runs on the data folder (left by a killed process, or used by another one of ours) or starts
 * it.
 * @param endpoint its address if it has to be started; undefined: any free port, and a socket if possible
 * @throws {OperatorError} it doesn't start: the reason, or where to read it
 */
export async function findOrStartServer(installation: Installation, endpoint?: Endpoint): Promise<RunningServer> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const running = findPostmaster(installation.data);
    if (running) {
      const session = await sessionWhile(
        installation,
        running.port,
        () => findPostmaster(installation.data)?.pid === running.pid,
        deadline,
      );
      if (session) return { ...endpointOf(installation, running.port), session, startedHere: false };
    } else {
      const started = await startServer(installation, endpoint ?? (await freeEndpoint(installation)), deadline);
      if (started) return started;
    }
    await pause(100);
  }
  throw new OperatorError(
    `PostgreSQL was not ready within ${PATIENCE_MS / 1000} seconds, see ${installation.serverLog.file}.`,
  );
}

/**
 * Stops the server: connections end, committed data is written.
 * @param withinSeconds afterwards it is stopped immediately, which its next start repairs
 */
export async function stopServer({ programs, data }: Installation, withinSeconds: number): Promise<void> {
  const stop = (mode: string) =>
    runProgram(programs, 'pg_ctl', ['stop', '-D', data, '-m', mode, '-w', '-t', String(withinSeconds)]);
  try {
    await stop('fast');
  } catch {
    if (findPostmaster(data)) await stop('immediate');
  }
}

async function startServer(
  installation: Installation,
  endpoint: Endpoint,
  deadline: number,
): Promise<RunningServer | undefined> {
  const { data, folder, programs, serverLog } = installation;
  takeOverData(programs.account, data);
  removeDeadSockets(data);
  const position = serverLog.size();
  const server = openLog(installation, (output) =>
    spawnServer(programs, serverArguments(data, endpoint, installation.use), output),
  );
  const gone = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  const session = await sessionWhile(installation, endpoint.port, () => isRunning(server), deadline);
  if (session) return { ...endpoint, session, startedHere: true };

  await gone;
  const trouble = serverLog.troubleSince(position);
  if (trouble !== undefined && PASSING.test(trouble)) return undefined;
  throw (
    (trouble === undefined ? undefined : explainFolderError(trouble, folder)) ??
    new OperatorError(
      `PostgreSQL does not start (${trouble ?? `exit code ${server.exitCode}`}), see ${serverLog.file}.`,
    )
  );
}

async function freeEndpoint({ data }: Installation): Promise<Endpoint> {
  return { port: await freePort(), socketFolder: await socketFolderIn(data) };
}

/** The endpoint of a server that answers: it has recorded its socket by then, and one of an older version has none. */
function endpointOf({ data }: Installation, port: number): Endpoint {
  return { port, socketFolder: findPostmaster(data)?.socketFolder };
}

/** A session as soon as the server answers; undefined if it ends first. */
async function sessionWhile(
  installation: Installation,
  port: number,
  isThere: () => boolean,
  deadline: number,
): Promise<pg.Client | undefined> {
  let nextWord = Date.now() + 5000;
  while (isThere() && Date.now() < deadline) {
    const answer = await login(adminUrl(port, installation.adminPassword), `${HOLDER} ${process.pid}`);
    if (answer === 'wrong-password') {
      throw new OperatorError(
        `The password in ${installation.folder} does not open the database there: restore admin.secret together with its data.`,
      );
    }
    if (answer !== 'not-yet') return answer.client;
    if (Date.now() > nextWord) {
      nextWord = Date.now() + 10_000;
      installation.log.info('PostgreSQL is not ready yet');
    }
    await pause(LOGIN_EVERY_MS);
  }
  return undefined;
}

function openLog({ serverLog, folder }: Installation, use: (output: number) => ChildProcess): ChildProcess {
  try {
    return serverLog.lend(use);
  } catch (cause) {
    throw explainFolderError(cause, folder) ?? cause;
  }
}

function isRunning(server: ChildProcess): boolean {
  return server.pid !== undefined && server.exitCode === null && server.signalCode === null;
}
