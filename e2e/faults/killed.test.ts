import { expect, test, vi } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { Books } from './support/books.ts';
import { Buyers } from './support/buyers.ts';
import { Colleagues } from './support/colleagues.ts';
import { rounds } from './support/rounds.ts';
import { embeddedUrl, newDataDir, postmasterOf, startShop } from './support/shop-process.ts';

const BUYERS = 6;

test(
  'kill -9 of the server, and of its database, during orders: every acknowledged order exists once, complete and correct (B9, D12)',
  { timeout: scaledTimeout(120_000 + rounds * 60_000) },
  async () => {
    const environment = { DATA_DIR: newDataDir() };
    const books = new Books(() => embeddedUrl(environment.DATA_DIR));
    const buyers = new Buyers();
    let shop = await startShop(environment);
    await books.fillShelves();

    for (let round = 0; round < rounds; round += 1) {
      await buyers.logIn(shop.url);
      buyers.start(BUYERS);
      await buyers.hasOrdered(10 + 7 * (round % 5)); // at a different point each time
      await shop.kill();
      expect(shop.faults()).toEqual([]);
      await buyers.stop();
      shop = await startShop(environment);
      await buyers.logIn(shop.url);
      await buyers.sendAgain();
      await books.expectRight(buyers.attempts);
    }
    expect(buyers.troubles, 'until it dies it works').toEqual([]);

    for (let round = 0; round < rounds; round += 1) {
      buyers.start(BUYERS);
      await buyers.hasOrdered(10 + 7 * (round % 5));
      process.kill(postmasterOf(environment.DATA_DIR)?.pid ?? 0, 'SIGKILL');
      await buyers.hasOrdered(10); // the shop restarts its database automatically
      await buyers.stop();
      await buyers.sendAgain();
      await books.expectRight(buyers.attempts);
    }
    expect(shop.faults()).toEqual([]);
    // Customers learn that the order failed, or that its outcome is unknown; never a fault, never an untrue refusal.
    // Which of the two depends on whether a request was in the database just then.
    expect(buyers.troubles.filter(({ status }) => status !== 503)).toEqual([]);
    expect((await fetch(`${shop.url}/search?keyword=blade`)).status).toBe(200);
    await vi.waitFor(async () => expect((await fetch(`${shop.url}/readyz`)).status).toBe(200), {
      timeout: scaledTimeout(20_000),
    });
    expect(await shop.stop()).toBe(0);
    expect(postmasterOf(environment.DATA_DIR), 'the database has stopped with the shop').toBeUndefined();
  },
);

test(
  'kill -9 of the server during approval requests: each exists once, is approved once, and nobody gets two mails (H3)',
  { timeout: scaledTimeout(120_000 + rounds * 60_000) },
  async () => {
    const environment = { DATA_DIR: newDataDir() };
    const books = new Books(() => embeddedUrl(environment.DATA_DIR));
    const colleagues = new Colleagues();
    let shop = await startShop(environment);
    await books.fillShelves();
    for (let round = 0; round < rounds; round += 1) {
      await colleagues.logIn(shop.url);
      colleagues.start(BUYERS);
      await colleagues.haveApproved(6 + 5 * (round % 5)); // at a different point each time
      await shop.kill();
      expect(shop.faults()).toEqual([]);
      await colleagues.stop();
      shop = await startShop(environment);
      await colleagues.logIn(shop.url);
      await colleagues.sendAgain();
      await colleagues.expectRight(books);
    }
    expect(await shop.stop()).toBe(0);
  },
);
