import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { perform, type AnyOperation, type OperationContext } from '#shop/frame/operation.ts';
import type { Shop } from '#shop/frame/shop.ts';
import { ShopError } from '#shop/kernel/errors.ts';
import { performOnce } from '#shop/submissions/perform-once.ts';
import { bearerToken } from './http/caller.ts';
import type { AnswerCookies } from './http/cookies.ts';

/** How old the answers of a replica may be. */
const OLDEST_MS = 1000;
const LOOK_EVERY_MS = 250;
const LOOK_MS = 1000;
/** A replica that failed at a read is left alone for so long. */
const REST_MS = 5000;
/** Whoever changed something reads from the primary for so long: far longer than a replica in use may be late. */
const OWN_WRITE_SECONDS = 5;

/**
 * A copy of the database for reads that may be a second old. How late it is, is measured: what the primary had written at one
 * moment, and when the replica had it too. A replica that is late, or fails, is left alone until it has caught up.
 */
export class Replica {
  readonly db: Database;
  readonly #primary: Database;
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly #stopping = new AbortController();
  /** What the primary had written, and when; the oldest first, only what the replica does not have yet. */
  #marks: { position: bigint; at: number }[] = [];
  #sameAsPrimaryAt = Number.NEGATIVE_INFINITY;
  #restsUntil = 0;
  #wasUsable = false;
  #watch: Promise<void> | undefined;

  constructor(parts: {
    url: string;
    primary: Database;
    poolSize?: number;
    log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  }) {
    const { url, primary, poolSize, log } = parts;
    this.#primary = primary;
    this.#log = log;
    this.db = openDatabase({ url, ...(poolSize === undefined ? {} : { poolSize }) });
  }

  /** How old its answers are at most, in milliseconds. */
  get ageMs(): number {
    return performance.now() - this.#sameAsPrimaryAt;
  }

  get isUsable(): boolean {
    return this.ageMs <= OLDEST_MS && performance.now() >= this.#restsUntil;
  }

  start(): void {
    this.#watch ??= this.#watchUntilStopped();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watch;
    await this.db.$client.end();
  }

  leaveAlone(): void {
    this.#restsUntil = performance.now() + REST_MS;
  }

  async #watchUntilStopped(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#look().catch(() => {}); // what is not seen makes it older
      this.#tellChange();
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }

  async #look(): Promise<void> {
    const at = performance.now();
    this.#marks.push({ position: await positionOf(this.#primary), at });
    const reached = await positionOf(this.db);
    const had = this.#marks.findLast(({ position }) => position <= reached);
    if (had !== undefined) this.#sameAsPrimaryAt = had.at;
    this.#marks = this.#marks.filter(({ position }) => position > reached).slice(-MOST_MARKS);
  }

  #tellChange(): void {
    if (this.isUsable === this.#wasUsable) return;
    this.#wasUsable = this.isUsable;
    if (this.#wasUsable) this.#log.info('The replica is in use.');
    else this.#log.warn('The replica is late or does not answer: reads go to the primary until it has caught up.');
  }
}

/** Of a replica that stands still for long only the newest marks say whether it is of use again. */
const MOST_MARKS = 100;

// A primary says what it has written, a standby what it has taken over: places in the one log that both have.
const POSITION = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
  - '0/0'::pg_lsn)::text as position`;

async function positionOf(db: Database): Promise<bigint> {
  const query = { text: POSITION, query_timeout: LOOK_MS };
  const { rows } = await db.$client.query<{ position: string }>(query);
  return BigInt(rows[0]?.position ?? 0);
}

/** The shop, reading from the replica. */
function onReplica(shop: Shop, db: Database): Shop {
  return {
    db,
    files: shop.files,
    clock: shop.clock,
    store: shop.store,
    searchNotes: shop.searchNotes,
    get publicUrl() {
      return shop.publicUrl;
    },
    hot: () => shop.hot(),
    speechIn: shop.speechIn,
    refreshHot: () => shop.refreshHot(),
    throttle: (...tries) => shop.throttle(...tries),
    runAside: (work) => shop.runAside(work),
    afterLogIn: (...login) => shop.afterLogIn(...login),
    recognise: (...account) => shop.recognise(...account),
    bridge: async (work) => work(), // a replica that fails is not waited for
    log: (...words) => shop.log(...words),
  };
}

/** What of a request says whether its sender would miss a change of their own. */
export interface OwnWrites {
  /** Changed something just now, or may have: a program keeps no cookie that would tell. */
  wroteLately: boolean;
  cookies: AnswerCookies;
}

export function ownWritesOf(request: FastifyRequest, cookies: AnswerCookies): OwnWrites {
  return { wroteLately: bearerToken(request) !== undefined || request.cookies['wrote'] !== undefined, cookies };
}

/**
 * Runs an operation where it may: what may be a second old on the replica, for people who have not changed anything just now.
 * Visitors' answers are kept until the catalogue changes, so they are made from the primary. Whatever the replica fails at is
 * read from the primary instead.
 */
export async function performWhereItMay(
  replica: Replica | undefined,
  { wroteLately, cookies }: OwnWrites,
  operation: AnyOperation,
  input: unknown,
  context: OperationContext,
  submission: string | undefined,
): Promise<unknown> {
  const { caller } = context;
  const isSignedIn = caller.customer !== null || caller.staff !== null;
  if (replica === undefined || !isSignedIn) return performOnce(operation, input, context, submission);
  if (operation.path.method !== 'GET') cookies.markWrite(OWN_WRITE_SECONDS);
  const mayBeLate = operation.cache !== undefined || operation.mayBeLate === true;
  if (!mayBeLate || wroteLately || cookies.hasWritten || !replica.isUsable)
    return performOnce(operation, input, context, submission);
  try {
    return await perform(operation, input, { ...context, shop: onReplica(context.shop, replica.db) });
  } catch (error) {
    if (error instanceof ShopError) throw error;
    replica.leaveAlone();
    return performOnce(operation, input, context, submission);
  }
}
