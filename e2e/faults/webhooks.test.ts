import { expect, test } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { Books } from './support/books.ts';
import { Buyers } from './support/buyers.ts';
import { rounds } from './support/rounds.ts';
import { embeddedUrl, newDataDir, postmasterOf, startShop } from './support/shop-process.ts';
import { WebhookReceiver } from './support/webhook-receiver.ts';

const BUYERS = 6;

/** The environment of a shop that may call this machine. */
const webhooksToLoopback = () => ({
  DATA_DIR: newDataDir(),
  SECRETS_KEY: Buffer.alloc(32, 'k').toString('base64'),
  WEBHOOKS_TO_LOOPBACK: 'yes',
});

test(
  'kill -9 of the server, and of its database, during orders: each change is told once, in the order of its object, and no other (M3)',
  { timeout: scaledTimeout(120_000 + rounds * 60_000) },
  async () => {
    const environment = webhooksToLoopback();
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
      await books.ask(RELEASE_CLAIMS);
    }
    await buyers.logIn(shop.url);
    await buyers.sendAgain();
    await receiver.expectRight(books);
    console.log(`${rounds} kills, ${receiver.heard.size} changes, ${receiver.repeated} told again with the same id`);
    expect(shop.faults()).toEqual([]);
    expect(await shop.stop()).toBe(0);
  },
);

/** What a killed server was sending is sent again after a minute; the test does not wait for that. */
const RELEASE_CLAIMS = `update webhook_deliveries set due_at = now() where done_at is null and given_up_at is null`;
