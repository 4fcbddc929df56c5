import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { gatedDatabase } from '#server/testing/gated-database.ts';
import { Books } from './support/books.ts';
import { Buyers, logIn, logInStaff } from './support/buyers.ts';
import { Everyday } from './support/everyday.ts';
import { newDataDir, startShop } from './support/shop-process.ts';

const seconds = Number(process.env['LOAD_SECONDS'] ?? '24');
const SAMPLES = 24;
const MEGABYTE = 1024 * 1024;

/** Reads the metrics of the process. */
async function measure(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    residentMb: Math.round(value('process_resident_memory_bytes') / MEGABYTE),
    heapMb: Math.round(value('nodejs_heap_size_used_bytes') / MEGABYTE),
    files: value('process_open_fds'),
  };
}

test(
  `${seconds} seconds of everything at once: no error, no leaked connection, stable memory`,
  { timeout: seconds * 1000 + 120_000 },
  async () => {
    const { url, directUrl } = await gatedDatabase('pressline_template_sample');
    const books = new Books(() => directUrl);
    const shop = await startShop({ DATABASE_URL: url, DATA_DIR: newDataDir() });
    await books.fillShelves();
    const buyers = new Buyers();
    await buyers.logIn(shop.url);
    const people = { customer: await logIn(shop.url, 'us@converter.test'), staff: await logInStaff(shop.url) };
    const idle = await measure(shop.url);

    const everyday = new Everyday(shop.url, people);
    buyers.start(3);
    const samples: Awaited<ReturnType<typeof measure>>[] = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      await pause((seconds * 1000) / SAMPLES);
      samples.push(await measure(shop.url));
    }
    await buyers.stop();
    await everyday.stop();
    console.log(
      `${everyday.answers} answers, ${buyers.acknowledged.length} orders; memory in MB:`,
      samples.map(({ residentMb, heapMb }) => `${residentMb} (${heapMb})`).join(' '),
    );

    expect(everyday.failures).toEqual([]);
    expect(buyers.troubles).toEqual([]);
    expect(shop.faults()).toEqual([]);
    await books.expectRight(buyers.attempts);

    // The minimum of a quarter is what the garbage collector leaves. The first quarter fills the caches.
    const least = (quarter: number, of: 'heapMb' | 'residentMb') =>
      Math.min(...samples.slice((quarter * SAMPLES) / 4, ((quarter + 1) * SAMPLES) / 4).map((sample) => sample[of]));
    expect(least(3, 'heapMb'), 'living objects').toBeLessThan(least(1, 'heapMb') * 1.3 + 25);
    expect(least(3, 'residentMb'), 'the whole process').toBeLessThan(least(1, 'residentMb') * 1.3 + 60);

    expect(await books.ask(OPEN_TRANSACTIONS), 'transactions that nobody ended').toEqual([]);
    const [{ count } = { count: 0 }] = await books.ask<{ count: number }>(CONNECTIONS);
    expect(count, 'a pool of ten, and one that listens').toBeLessThanOrEqual(11);
    // The test's own connections are kept open for a few seconds after the last request.
    await vi.waitFor(async () => expect((await measure(shop.url)).files).toBeLessThan(idle.files + 20), {
      timeout: scaledTimeout(90_000),
      interval: 500,
    });
    expect(await shop.stop()).toBe(0);
  },
);

const OPEN_TRANSACTIONS = `
  select state, query
  from pg_stat_activity
  where datname = current_database() and application_name like 'pressline%' and state like 'idle in%'`;

const CONNECTIONS = `
  select count(*)::integer as count
  from pg_stat_activity
  where datname = current_database() and application_name like 'pressline%'`;
