import { HOUSEKEEPING, type Keeping } from '#shop/desk/jobs/jobs.ts';
import { jobs } from '#shop/desk/jobs/tables.ts';
import type { Shop } from '#shop/base/operations/shop.ts';
import { JobRunner } from '../job-runner.ts';

/** Runs every job of the housekeeping now, whenever it ran last. */
export async function keepHouse(shop: Pick<Shop, 'db' | 'clock' | 'store' | 'log'>, keeping: Keeping): Promise<void> {
  const { db, clock, store } = shop;
  const log: Shop['log'] = (level, message, details) => shop.log(level, message, details);
  await db.delete(jobs);
  await new JobRunner({ db, clock, store, log, keeping }, HOUSEKEEPING).runDue();
}
