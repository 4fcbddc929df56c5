import { reasonOf } from '#shop/desk/notifications/retry.ts';
import type { Shop } from '#shop/base/operations/shop.ts';
import type { Jobs } from '#shop/desk/jobs/jobs.ts';
import { claimJob, endJob, nextPeriod } from '#shop/desk/jobs/job-queries.ts';

const LOOK_EVERY_MS = 1000;
const RETRY_AFTER_MS = 60 * 1000;
/** Maximum number of rows that one statement deletes, so that none takes long. */
const ROWS = 500;

/**
 * Runs jobs as they fall due, one after the other. It looks at the clock every second, and tries a failed job again after a minute.
 * Several may run, in one process or many: each run is done by one.
 */
export class JobRunner<JobShop extends Pick<Shop, 'db' | 'clock' | 'log'>> {
  readonly #shop: JobShop;
  readonly #jobs: Jobs<JobShop>;
  readonly #count: (removed: string, rows: number) => void;
  /** Times before which this process need not ask for a job. */
  readonly #asleepUntil = new Map<string, Date>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #stopped = false;

  constructor(shop: JobShop, jobs: Jobs<JobShop>, count: (removed: string, rows: number) => void = () => {}) {
    this.#shop = shop;
    this.#jobs = jobs;
    this.#count = count;
  }

  /** Begins now, in the background. */
  start(): void {
    if (this.#stopped || this.#timer !== undefined) return;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#look();
  }

  /** Waits for the statement under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#round;
  }

  #look(): void {
    this.#round ??= this.runDue().finally(() => (this.#round = undefined));
  }

  /** Runs every job that is due; one that fails is logged, and the others run all the same. */
  async runDue(): Promise<void> {
    const removed: Record<string, number> = {};
    for (const name of Object.keys(this.#jobs)) {
      if (this.#stopped) return;
      const rows = await this.#runIfDue(name);
      if (rows === null || this.#jobs[name]?.removes !== true) continue;
      removed[name] = rows;
      this.#count(name, rows);
    }
    if (Object.values(removed).some((rows) => rows > 0))
      this.#shop.log('info', 'Old data deleted', { event: 'old.removed', ...removed });
  }

  /** Returns the number of changed rows; null: it was not ours to run, or it failed. */
  async #runIfDue(name: string): Promise<number | null> {
    const job = this.#jobs[name];
    const { db, clock } = this.#shop;
    const now = clock.now();
    const asleepUntil = this.#asleepUntil.get(name);
    if (job === undefined || (asleepUntil !== undefined && isBefore(now, asleepUntil, job.everyMs))) return null;
    const { everyMs } = job;
    this.#asleepUntil.set(name, nextPeriod(now, everyMs));
    let isOurs = false;
    try {
      isOurs = await claimJob(db, name, { now, everyMs });
      if (!isOurs) return null;
      const rows = await this.#all((limit) => job.run(this.#shop, { now, limit }));
      await endJob(db, { name, startedAt: now }, { endedAt: clock.now(), changed: rows, error: null });
      return rows ?? 0;
    } catch (error) {
      await this.#noteFailure(name, { error, startedAt: now, isOurs });
      return null;
    }
  }

  /** A failed record of the failure is no second one: the database is away, and the log says so. */
  async #noteFailure(
    job: string,
    { error, startedAt, isOurs }: { error: unknown; startedAt: Date; isOurs: boolean },
  ): Promise<void> {
    const { db, clock, log } = this.#shop;
    const reason = reasonOf(error);
    const retryAt = new Date(clock.now().getTime() + RETRY_AFTER_MS);
    this.#asleepUntil.set(job, retryAt);
    log('warn', 'A job failed; it is tried again in a minute.', { job, reason });
    if (!isOurs) return;
    const result = { endedAt: clock.now(), changed: null, error: reason, dueAt: retryAt };
    await endJob(db, { name: job, startedAt }, result).catch(() => {});
  }

  /** Asks again as long as the limit is reached; null: the job does not count. */
  async #all(runSome: (limit: number) => Promise<number | void>): Promise<number | null> {
    for (let changed = 0; ;) {
      const some = await runSome(ROWS);
      if (some === undefined) return null;
      changed += some;
      if (some < ROWS || this.#stopped) return changed;
    }
  }
}

/** A clock that was ahead and has been corrected must not keep a job asleep. */
function isBefore(now: Date, until: Date, everyMs: number): boolean {
  const left = until.getTime() - now.getTime();
  return left > 0 && left <= Math.max(everyMs, RETRY_AFTER_MS);
}
