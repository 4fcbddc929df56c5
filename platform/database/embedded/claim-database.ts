import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { OperatorError } from '../../operator-error.ts';
import type { EmbeddedLog } from './logger.ts';
import { login } from './connect.ts';

export interface ClaimOptions {
  /** The shop's database. */
  url: string;
  /** Named in the refusal: the folder that both processes claim. */
  folder: string;
  log: EmbeddedLog;
  /** Another process took the claim while the database was unavailable: the shop must stop. */
  onLost(reason: OperatorError): void;
}

/** One process's exclusive claim to a database; ends with `release`, or with the process. */
export interface Claim {
  release(): Promise<void>;
}

const CLAIM_LOCK = 7_263_002; // any number, the same in every start
const CLAIMANT = 'pressline shop';
const RETRY_MS = 100;
const TRIES = 10; // a process killed a moment ago still holds its session for some milliseconds

/**
 * Makes this process the only shop on its database. The claim is a session lock in the database: a crash can't leave it
 * behind, and commands such as backup can still connect.
 * @throws {OperatorError} another process has it: which
 */
export async function claimShop(options: ClaimOptions): Promise<Claim> {
  let session = await takeLock(options);
  let released = false;

  const watch = () => {
    session.once('end', () => {
      if (!released) void takeAgain();
    });
  };
  // The database was restarted. The first process to claim it is the shop.
  const takeAgain = async () => {
    try {
      session = await takeLock(options);
      if (released) await session.end();
      else watch();
    } catch (error) {
      if (released) return;
      if (error instanceof OperatorError) options.onLost(error);
      else {
        options.log.warn('The claim on the shop has not been renewed yet');
        await pause(RETRY_MS * TRIES);
        await takeAgain();
      }
    }
  };
  watch();
  return {
    async release() {
      released = true;
      await session.end().catch(() => {}); // the database may have gone first
    },
  };
}

/** The id of the process that is the shop on this database; undefined if none is, or it is unknown. */
export async function findShopProcess(url: string): Promise<string | undefined> {
  const session = await loginSoon(url);
  try {
    return await findHolder(session);
  } finally {
    await session.end();
  }
}

/** Opens a session with the lock. Throws OperatorError if another has it, Error if the database doesn't answer. */
async function takeLock({ url, folder }: ClaimOptions): Promise<pg.Client> {
  const session = await loginSoon(url);
  for (let left = TRIES; left > 0; left--) {
    const { rows } = await session.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [CLAIM_LOCK]);
    if (rows[0]?.taken) return session;
    await pause(RETRY_MS);
  }
  const holder = await findHolder(session);
  await session.end();
  throw new OperatorError(
    `Pressline is already running on ${folder}${holder === undefined ? '' : ` (process ${holder})`}.`,
  );
}

async function loginSoon(url: string): Promise<pg.Client> {
  for (let left = TRIES; left > 0; left--) {
    const answer = await login(url, `${CLAIMANT} ${process.pid}`);
    if (answer === 'wrong-password') break;
    if (answer !== 'not-yet') return answer.client;
    await pause(RETRY_MS);
  }
  throw new Error('The database does not answer');
}

async function findHolder(session: pg.Client): Promise<string | undefined> {
  const { rows } = await session.query<{ name: string }>(
    `select activity.application_name as name
     from pg_locks
     join pg_stat_activity activity on activity.pid = pg_locks.pid
     where pg_locks.locktype = 'advisory'
       and pg_locks.objid = $1
       and pg_locks.granted
       and activity.datname = current_database()`,
    [CLAIM_LOCK],
  );
  return rows[0]?.name.split(' ').at(-1);
}
