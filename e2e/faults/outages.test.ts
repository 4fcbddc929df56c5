import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { headerOf, openSmtpInbox } from '#platform/testing/smtp-inbox.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { gatedDatabase } from '#server/testing/gated-database.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { Books } from './support/books.ts';
import { Buyers } from './support/buyers.ts';
import { newDataDir, startShop } from './support/shop-process.ts';

/** Duration of the outage of mail server and file store: `npm run faults -- --minutes 3`. 0: for a few orders. */
const outageMs = Number(process.env['OUTAGE_MINUTES'] ?? '0') * 60_000;
const ORDER_EVERY_MS = 2000;
/** The delays between delivery attempts have grown to the length of the outage; plus one minute. */
const until = { timeout: scaledTimeout(60_000 + outageMs * 2 + (outageMs > 0 ? 300_000 : 0)), interval: 100 };

test(
  'mail server and file store are down for a while: orders continue, uploads are refused completely, and both catch up later',
  { timeout: scaledTimeout(120_000 + outageMs + until.timeout) },
  async () => {
    const { url, directUrl } = await gatedDatabase('pressline_template_sample');
    const books = new Books(() => directUrl);
    const inbox = await openSmtpInbox();
    await inbox.stop();
    const dataDir = newDataDir();
    const shop = await startShop({ DATABASE_URL: url, DATA_DIR: dataDir, SMTP_URL: inbox.url });
    const buyers = new Buyers();
    await books.fillShelves();
    await buyers.logIn(shop.url);
    await buyers.hasOrderedWhile(3, 8);

    // A file in place of the folder: nothing can be written or read there.
    const files = path.join(dataDir, 'files');
    renameSync(files, `${files}.away`);
    writeFileSync(files, '');
    const [order] = buyers.acknowledged;
    const refused = await buyers.upload(order?.orderId ?? 0, smallPdf('during'));
    expect(refused).toMatchObject({ status: 503, body: expect.stringContaining('shop.cannot-save') });
    await buyers.hasOrderedWhile(3, 8);
    for (const end = performance.now() + outageMs; performance.now() < end; await pause(ORDER_EVERY_MS))
      await buyers.hasOrderedWhile(1, 1);
    expect((await fetch(`${shop.url}/search?keyword=blade`)).status).toBe(200);
    expect(await books.ask('select order_id from purchase_orders where order_id = $1', [order?.orderId])).toEqual([]);
    expect(shop.output()).toContain('Something could not be saved or fetched');

    rmSync(files);
    renameSync(`${files}.away`, files);
    expect(await buyers.upload(order?.orderId ?? 0, smallPdf('after'))).toEqual({ status: 200, body: '1' });
    expect(await buyers.download(order?.orderId ?? 0)).toEqual(Buffer.from(smallPdf('after')));

    const back = await openSmtpInbox({}, inbox.port);
    // In the short form the delays between attempts are shortened.
    if (outageMs === 0) await books.ask(`update outbox set due_at = '2020-01-01' where done_at is null`);
    await vi.waitFor(async () => {
      expect(await books.ask('select id from outbox where done_at is null')).toEqual([]);
    }, until);
    const subjects = back.received.map((mail) => headerOf(mail, 'Subject')).toSorted();
    const expected = buyers.acknowledged.map(({ orderId }) => `Your order MA00${orderId}`).toSorted();
    expect(subjects.filter((subject) => subject?.startsWith('Your order'))).toEqual(expected);
    expect(buyers.troubles).toEqual([]);
    await books.expectRight(buyers.attempts);
    expect(shop.faults()).toEqual([]);
    expect(await shop.stop()).toBe(0);
    await back.stop();
  },
);
