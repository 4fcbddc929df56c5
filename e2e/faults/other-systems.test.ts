import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '#platform/free-port.ts';
import { Books } from './support/books.ts';
import { Buyers } from './support/buyers.ts';
import { Erp } from './support/erp.ts';
import { embeddedUrl, newDataDir, postmasterOf, startShop, webhooksToLoopback } from './support/shop-process.ts';
import { MAKE_DELIVERIES_DUE, WebhookReceiver } from './support/webhook-receiver.ts';

const seconds = Number(process.env['LOAD_SECONDS'] ?? '24');
const BUYERS = 3;
/** So that a key, with 600 calls a minute, can read each order: some four a second. */
const BETWEEN_ORDERS_MS = 700;

test(
  `${seconds} seconds of an ERP and a webhook beside buyers, with stops of the receiver, the shop and its database: nothing twice, nothing missed (M2, M3)`,
  { timeout: seconds * 1000 + 600_000 },
  async () => {
    const environment = { ...webhooksToLoopback(newDataDir()), PORT: String(await freePort()) };
    const books = new Books(() => embeddedUrl(environment.DATA_DIR));
    const buyers = new Buyers();
    const receiver = new WebhookReceiver();
    await receiver.start();
    let shop = await startShop(environment);
    await books.fillShelves();
    await receiver.connect(shop.url, books);
    const erp = await Erp.start(shop.url, books);
    await buyers.logIn(shop.url);
    buyers.start(BUYERS, BETWEEN_ORDERS_MS);

    const work = () => pause((seconds * 1000) / 6);
    await work();
    await receiver.stop();
    await work();
    await receiver.start();
    await work();
    expect(await shop.stop()).toBe(0);
    shop = await startShop(environment);
    await work();
    process.kill(postmasterOf(environment.DATA_DIR)?.pid ?? 0, 'SIGKILL');
    await buyers.hasOrdered(BUYERS + 1); // the shop restarts its database automatically
    await work();
    await shop.kill();
    shop = await startShop(environment);
    await work();

    await buyers.stop();
    await buyers.sendAgain();
    await erp.stop();
    await books.ask(MAKE_DELIVERIES_DUE);
    await erp.expectRight(books);
    await receiver.expectRight(books, [Erp.partId]);
    console.log(`${erp.done}; ${receiver.received.size} changes heard, ${receiver.repeated} again with the same id`);
    expect(shop.faults()).toEqual([]);
    expect(await shop.stop()).toBe(0);
  },
);
