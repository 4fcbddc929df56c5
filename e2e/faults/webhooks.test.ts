import { expect, test } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { Books } from './support/books.ts';
import { Buyers } from './support/buyers.ts';
import { rounds } from './support/rounds.ts';
import { embeddedUrl, newDataDir, postmasterOf, startShop, webhooksToLoopback } from './support/shop-process.ts';
import { MAKE_DELIVERIES_DUE, WebhookReceiver } from './support/webhook-receiver.ts';

const BUYERS = 6;

test(
  'kill -9 of the server, and of its database, during orders: each change is sent once, in the order of its object, and no other (M3)',
  { timeout: scaledTimeout(120_000 + rounds * 60_000) },
  async () => {
    const environment = webhooksToLoopback(newDataDir());
    const books = new Books(() => embeddedUrl(environment.DATA_DIR));
    const buyers = new Buyers();
    const receiver = new WebhookReceiver();
    await receiver.start();
    let shop = await startShop(environment);
    await books.fillShelves();
    await receiver.connect(shop.url, books);
    for (let round = 0; round < rounds; round += 1) {
      await buyers.logIn(shop.url);
      buyers.start(BUYERS);
      await buyers.hasOrdered(1 + ((7 * round) % 11)); // at a different point each time
      if (round % 2 === 0) {
        await shop.kill();
        await buyers.stop();
        shop = await startShop(environment);
      } else {
        process.kill(postmasterOf(environment.DATA_DIR)?.pid ?? 0, 'SIGKILL');
        await buyers.hasOrdered(BUYERS + 1); // the shop restarts its database automatically
        await buyers.stop();
      }
      await books.ask(MAKE_DELIVERIES_DUE);
    }
    await buyers.logIn(shop.url);
    await buyers.sendAgain();
    await receiver.expectRight(books);
    console.log(`${rounds} kills, ${receiver.received.size} changes, ${receiver.repeated} sent again with the same id`);
    expect(shop.faults()).toEqual([]);
    expect(await shop.stop()).toBe(0);
  },
);
