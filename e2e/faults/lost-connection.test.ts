import { expect, test, vi } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { gatedDatabase } from '#server/testing/gated-database.ts';
import { Books } from './support/books.ts';
import { Buyers } from './support/buyers.ts';
import { rounds } from './support/rounds.ts';
import { newDataDir, startShop } from './support/shop-process.ts';

const until = { timeout: scaledTimeout(60_000), interval: 50 };

test(
  'a lost database connection during orders: no order is lost or duplicated, and the shop recovers automatically (B9, D12)',
  { timeout: scaledTimeout(60_000 + rounds * 30_000) },
  async () => {
    const { gate, url, directUrl } = await gatedDatabase('pressline_template_sample');
    const books = new Books(() => directUrl);
    const shop = await startShop({ DATABASE_URL: url, DATA_DIR: newDataDir() });
    const buyers = new Buyers();
    await books.fillShelves();
    await buyers.logIn(shop.url);

    for (let round = 0; round < rounds * 3; round += 1) {
      buyers.start(6);
      await buyers.hasOrdered(5 + (round % 7));
      const before = buyers.troubles.length;
      await gate.close();
      await vi.waitFor(() => expect(buyers.troubles.length).toBeGreaterThan(before), until);
      expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
      await gate.open();
      await buyers.hasOrdered(5);
      await buyers.stop();
      await buyers.sendAgain();
      await books.expectRight(buyers.attempts);
    }
    expect(shop.faults()).toEqual([]);
    expect(new Set(buyers.troubles.map(({ status }) => status))).toEqual(new Set([503]));

    // Changes made while notifications were lost show as well: the shop reads its small tables again.
    await gate.close();
    await books.ask(`update categories set name = 'Renamed meanwhile' where id = 27`);
    await gate.open();
    await vi.waitFor(async () => {
      const categories = await (await fetch(`${shop.url}/api/Category/GetAllCategories`)).text();
      expect(categories).toContain('Renamed meanwhile');
    }, until);

    const sessions = () =>
      books.ask<{ name: string; count: number }>(
        `select application_name as name, count(*)::integer as count
         from pg_stat_activity
         where datname = current_database() and application_name like 'pressline%'
         group by 1`,
      );
    await vi.waitFor(async () => {
      const counted = Object.fromEntries((await sessions()).map(({ name, count }) => [name, count]));
      expect(counted['pressline listener'], 'one that listens, however often it was cut off').toBe(1);
      expect(counted['pressline'] ?? 0).toBeLessThanOrEqual(10);
    }, until);
    expect(await shop.stop()).toBe(0);
  },
);

// Takes as long as the shop waits for a silent database: in the long form only (npm run faults).
if (rounds > 2) {
  test(
    'a silent network connection is given up, and the shop recovers automatically',
    { timeout: scaledTimeout(240_000) },
    async () => {
      const { gate, url, directUrl } = await gatedDatabase('pressline_template_sample');
      const books = new Books(() => directUrl);
      const shop = await startShop({ DATABASE_URL: url, DATA_DIR: newDataDir() });
      const buyers = new Buyers();
      await books.fillShelves();
      await buyers.logIn(shop.url);
      await buyers.hasOrderedWhile(6, 10);
      gate.freeze();
      await books.ask(`update categories set name = 'Renamed in silence' where id = 27`);
      await buyers.hasOrderedWhile(6, 20);
      await buyers.sendAgain();
      await books.expectRight(buyers.attempts);
      await vi.waitFor(async () => {
        const categories = await (await fetch(`${shop.url}/api/Category/GetAllCategories`)).text();
        expect(categories).toContain('Renamed in silence');
      }, until);
      expect(shop.faults()).toEqual([]);
      expect(await shop.stop()).toBe(0);
    },
  );
}
