import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#platform/database/database.ts';
import { TooManyTriesError } from '#shop/base/messages/errors.ts';
import type { VisitorCache } from './visitor-cache.ts';

export const ONE_ADDRESS = 'pressline_one_address';

/** Outcome of an operation: success, refusal that the caller can fix, throttled, or internal error. */
type Outcome = 'ok' | 'refused' | 'throttled' | 'fault';

/** Metrics of this process, and of the database shared with others. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** 1: a public shop's first hundreds of requests all came from one address (server/shared-address.ts). */
  readonly oneAddress: Gauge;
  /** Requests in progress; cached visitor answers are sent at once. */
  readonly underWay: Gauge;
  readonly #registers: Registry[];
  readonly #operations: Counter<'operation' | 'outcome'>;
  readonly #removed: Counter<'what'>;

  constructor(db: Database) {
    const registers = [this.registry];
    this.#registers = registers;
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    });
    this.underWay = new Gauge({
      name: 'http_requests_under_way',
      help: 'Requests that have come and are not answered yet.',
      registers,
    });
    this.oneAddress = new Gauge({
      name: ONE_ADDRESS,
      help: '1: the shop is public, and all of its first requests, hundreds of them, came from one address.',
      registers,
      aggregator: 'min',
    });
    this.#operations = new Counter({
      name: 'pressline_operations_total',
      help: 'What was asked for by pages and programs, and what came of it: ok, refused, throttled, fault.',
      labelNames: ['operation', 'outcome'],
      registers,
    });
    this.#removed = new Counter({
      name: 'pressline_removed_total',
      help: 'Rows and names that were removed because their time was over.',
      labelNames: ['what'],
      registers,
    });
    watchPool(db, registers);
    watchOutbox(db, registers);
    watchJobs(db, registers);
  }

  /** Watches the cache for visitors: its hits and its size. */
  watchVisitorCache(cache: VisitorCache): void {
    const registers = this.#registers;
    const lookups = new Counter({
      name: 'pressline_visitor_cache_total',
      help: 'Looks for a finished answer: hit or miss.',
      labelNames: ['outcome'],
      registers,
    });
    cache.onLook = (isHit) => lookups.inc({ outcome: isHit ? 'hit' : 'miss' });
    gaugeOf('pressline_visitor_cache_bytes', 'What the finished answers take in memory.', registers, () => cache.bytes);
  }

  /** Counts the rows that a job removed. */
  countRemoved(what: string, rows: number): void {
    this.#removed.inc({ what }, rows);
  }

  /** Counts one operation, by its path template; `refused` means that its failure is shown to the caller. */
  countDone(operation: string): void {
    this.#operations.inc({ operation, outcome: 'ok' satisfies Outcome });
  }

  countFailed(operation: string, error: unknown, isRefusal: boolean): void {
    const refused: Outcome = error instanceof TooManyTriesError ? 'throttled' : 'refused';
    this.#operations.inc({ operation, outcome: isRefusal ? refused : ('fault' satisfies Outcome) });
  }
}

function gaugeOf(name: string, help: string, registers: Registry[], read: () => number): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers,
    collect: () => gauge.set(read()),
  });
}

function watchPool(db: Database, registers: Registry[]): void {
  const connections = new Gauge({
    name: 'pressline_database_connections',
    help: 'Connections of the pool: in use, idle; and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      connections.set({ state: 'in use' }, totalCount - idleCount);
      connections.set({ state: 'idle' }, idleCount);
      connections.set({ state: 'awaited' }, waitingCount);
    },
  });
}

type OutboxState = Record<keyof typeof OUTBOX, number>;

const OUTBOX = {
  waiting: ['pressline_outbox_waiting', 'Mails and other effects that wait.'],
  failed: ['pressline_outbox_failed', 'Mails and other effects that were given up; staff see them in the mailbox.'],
  oldest: ['pressline_outbox_oldest_seconds', 'How long the oldest waiting effect has waited.'],
} as const;

/** All processes read the same outbox, so their figures must not be added up. */
function watchOutbox(db: Database, registers: Registry[]): void {
  let reading: Promise<OutboxState> | undefined; // one query for the three of them
  const read = () => {
    reading ??= readOutbox(db).finally(() => (reading = undefined));
    return reading;
  };
  for (const [figure, [name, help]] of Object.entries(OUTBOX)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      aggregator: 'max',
      async collect() {
        gauge.set((await read())[figure as keyof typeof OUTBOX]);
      },
    });
  }
}

const UNKNOWN: OutboxState = { waiting: Number.NaN, failed: Number.NaN, oldest: Number.NaN };

async function readOutbox(db: Database): Promise<OutboxState> {
  try {
    const { rows } = await db.execute<OutboxState>(sql`
      select
        count(*) filter (where failed_at is null)::integer as waiting,
        count(*) filter (where failed_at is not null)::integer as failed,
        coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as oldest
      from outbox
      where done_at is null`);
    return rows[0] ?? UNKNOWN;
  } catch {
    return UNKNOWN; // the database does not answer; /readyz reports it
  }
}

/** Reads the jobs that failed from their table, which all processes share. */
function watchJobs(db: Database, registers: Registry[]): void {
  const failing: Gauge<'job'> = new Gauge({
    name: 'pressline_job_failing',
    help: '1: the latest run of the job failed; staff see why at /Administration/Jobs.',
    labelNames: ['job'],
    registers,
    aggregator: 'max',
    async collect() {
      failing.reset();
      // If the database does not answer, /readyz reports it.
      const { rows } = await db
        .execute<{ job: string; failed: number }>(
          sql`select name as job, (error is not null)::integer as failed from jobs`,
        )
        .catch(() => ({ rows: [] }));
      for (const { job, failed } of rows) failing.set({ job }, failed);
    },
  });
}
