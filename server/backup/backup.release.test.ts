import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { knownMigrations, migrate } from '#platform/database/migrate.ts';
import { type Files, folderFiles } from '#platform/files.ts';
import { memoryFiles } from '#platform/testing/memory-files.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { ADDRESS, orderOf } from '#shop/trade/orders/testing/buying.ts';
import { test as base, type TestShop } from '../testing/test-shop.ts';
import { BackupReader } from './backup-reader.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { ask, contentOf, filesOf, newDatabase, newFolder } from './testing/compare-shops.ts';

const blade = { part: 'DB-0150', quantity: 2 };

/** The sample shop with some files. */
const test = base.extend<{ filled: TestShop }>({
  filled: [
    async ({ shop }, use) => {
      for (const key of ['manuals/P3-10.pdf', 'made/products/0a/96.avif', 'media/a film.webm']) {
        await shop.shop.files.put(key, Buffer.from(`bytes of ${key} \u0000\u00FF`, 'latin1'));
      }
      await shop.shop.files.put('media/empty', Buffer.alloc(0));
      await use(shop);
    },
    { scope: 'file' },
  ],
});

async function backupOf({ databaseUrl, shop }: TestShop, change: { files?: Files; dataDir?: string } = {}) {
  const file = path.join(newFolder(), 'shop.zip');
  const parts = { files: shop.files, dataDir: newFolder(), ...change };
  return { file, manifest: await takeBackup({ databaseUrl, file, now: new Date(), ...parts }) };
}

/** Restores into an empty or given shop, and returns it. */
async function restored(
  file: string,
  given: { databaseUrl?: string; files?: Files; dataDir?: string; holdMails?: boolean } = {},
) {
  const shop = {
    databaseUrl: given.databaseUrl ?? (await newDatabase()),
    files: given.files ?? memoryFiles(),
    dataDir: given.dataDir ?? newFolder(),
  };
  const backup = await BackupReader.open(file);
  try {
    await restoreBackup({ ...shop, backup, holdMails: given.holdMails ?? false });
  } finally {
    backup.close();
  }
  return shop;
}

// Not part of npm test, because each restore creates a whole database.

describe('a restored backup', () => {
  test('has its own store configuration and news again', async ({ filled }) => {
    const dataDir = newFolder();
    mkdirSync(path.join(dataDir, 'news', 'drafts'), { recursive: true });
    writeFileSync(path.join(dataDir, 'store.json'), '{"name":"Ours"}');
    writeFileSync(path.join(dataDir, 'news', '2026-03-02-new-sleeves.md'), '# Sleeves');
    writeFileSync(path.join(dataDir, 'other.txt'), 'not ours');
    const { file } = await backupOf(filled, { dataDir });
    const copy = await restored(file);
    expect(readdirSync(copy.dataDir).toSorted()).toEqual(['news', 'store.json']);
    expect(readFileSync(path.join(copy.dataDir, 'store.json'), 'utf8')).toBe('{"name":"Ours"}');
    expect(readFileSync(path.join(copy.dataDir, 'news/2026-03-02-new-sleeves.md'), 'utf8')).toBe('# Sleeves');
  });

  test('holds waiting mails back if the operator requests it', async ({ filled }) => {
    await ask(filled.databaseUrl, `insert into outbox (kind, payload) values ('order-customer', '{"orderId": 1001}')`);
    const { file } = await backupOf(filled);
    const waiting = 'select count(*)::integer as count from outbox where done_at is null and failed_at is null';
    const [plain] = await ask<{ count: number }>((await restored(file)).databaseUrl, waiting);
    const [held] = await ask<{ count: number }>((await restored(file, { holdMails: true })).databaseUrl, waiting);
    expect(plain?.count).toBeGreaterThan(0);
    expect(held?.count).toBe(0);
  });

  test('of an older version is upgraded to this one', async () => {
    const old = await newDatabase();
    const known = knownMigrations();
    await migrate(old, known.at(-2)?.at);
    await ask(old, `insert into staff (name, email, password_hash) values ('Mabel', 'mabel@pressline.test', 'x')`);
    const file = path.join(newFolder(), 'old.zip');
    const manifest = await takeBackup({
      databaseUrl: old,
      files: memoryFiles(),
      dataDir: newFolder(),
      file,
      now: new Date(),
    });
    expect(manifest.migrations).toEqual(known.slice(0, -1));
    const { databaseUrl } = await restored(file);
    const [row] = await ask<{ migrations: number; staff: number }>(
      databaseUrl,
      `select (select count(*) from drizzle.__drizzle_migrations)::integer as migrations, (select count(*) from staff)::integer as staff`,
    );
    expect(row).toEqual({ migrations: known.length, staff: 1 });
  });
});

describe('a backup taken while the shop runs', () => {
  test('has every order completely or not at all, with its lines, its mails and its cart', async ({ filled }) => {
    const customers = await Promise.all(
      (['uk', 'de', 'us'] as const).map(async (who) => ({ who, caller: await filled.as(`${who}@converter.test`) })),
    );
    const before = await filled.shop.db.$client.query<{ id: number }>('select max(id) as id from orders');
    const closing = new AbortController();
    const buying = customers.map(async ({ who, caller }) => {
      const placed: number[] = [];
      while (!closing.signal.aborted)
        placed.push(await orderOf(filled, caller, ADDRESS[who], [blade, { part: 'DB-0200', quantity: 1 }]));
      return placed;
    });
    // The rows are from before the files, so an order placed now is not included.
    let during = 0;
    const files: Files = {
      ...filled.shop.files,
      async *list() {
        during = await orderOf(filled, customers[0]?.caller ?? filled.api, ADDRESS.uk, [blade]);
        yield* filled.shop.files.list();
      },
    };
    await new Promise((resolve) => setImmediate(resolve));
    const taken = [await backupOf(filled, { files }), await backupOf(filled)];
    closing.abort();
    const placed = (await Promise.all(buying)).flat();
    expect(placed.length).toBeGreaterThan(3);

    const seen: number[][] = [];
    for (const { file } of taken) {
      const { databaseUrl } = await restored(file);
      const orders = await ask<{ id: number; goods: string; lines: string; mails: number; cart: boolean }>(
        databaseUrl,
        `select orders.id,
           orders.goods_minor::text as goods,
           (select sum(line_total_minor)::text from order_lines where order_id = orders.id) as lines,
           (select count(*)::integer from outbox where (payload ->> 'orderId')::integer = orders.id and kind like 'order-%') as mails,
           exists (select from carts where carts.id = orders.cart_id) as cart
         from orders
         where orders.id > $1
         order by orders.id`,
        [before.rows[0]?.id],
      );
      for (const order of orders) expect(order).toMatchObject({ lines: order.goods, mails: 2, cart: true });
      seen.push(orders.map(({ id }) => id));
    }
    expect(seen[0]).not.toContain(during);
    expect(seen[1]).toContain(during);
    expect(placed).toEqual(expect.arrayContaining(seen[0] ?? []));
  });

  test('has the file of every purchase order, also of one that staff replace meanwhile (D32)', async ({ filled }) => {
    const staff = await filled.asStaff();
    const send = async (note: string) => {
      const form = new FormData();
      form.append('file', new File([smallPdf(note)], '1128.pdf'));
      const body = new Response(form);
      await filled.app.inject({
        method: 'POST',
        url: '/api/User/UploadPO',
        headers: { 'content-type': body.headers.get('content-type') ?? '', authorization: `Bearer ${staff.token}` },
        payload: Buffer.from(await body.arrayBuffer()),
      });
    };
    await send('first');
    const files: Files = {
      ...filled.shop.files,
      async *list() {
        await send('second');
        yield* filled.shop.files.list();
      },
    };
    const { file } = await backupOf(filled, { files });
    const copy = await restored(file);
    const [row] = await ask<{ key: string }>(
      copy.databaseUrl,
      'select file_key as key from purchase_orders where order_id = 1128',
    );
    expect(await copy.files.get(row?.key ?? '')).toEqual(Buffer.from(smallPdf('first')));
  });
});

describe('a restore that is refused changes nothing', () => {
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing was refused',
      (error: unknown) => (error instanceof OperatorError ? error.message : String(error)),
    );

  test('the shop is not empty', async ({ filled }) => {
    const { file } = await backupOf(filled);
    const databaseUrl = await newDatabase('pressline_template_empty');
    await ask(
      databaseUrl,
      `insert into staff (name, email, password_hash) values ('Mabel', 'mabel@pressline.test', 'x')`,
    );
    const before = await contentOf(databaseUrl);
    const files = memoryFiles();
    expect(await refusal(restored(file, { databaseUrl, files }))).toBe(
      'The shop is not empty (staff): nothing was changed. Restore into a new DATA_DIR, or an empty database.',
    );
    expect(await contentOf(databaseUrl)).toEqual(before);
    expect(await filesOf(files)).toEqual({});
  });

  test('a shop of an older version that is not empty is not migrated to the backup’s version either', async ({
    filled,
  }) => {
    const { file } = await backupOf(filled);
    const databaseUrl = await newDatabase();
    await migrate(databaseUrl, knownMigrations().at(-2)?.at);
    await ask(
      databaseUrl,
      `insert into staff (name, email, password_hash) values ('Mabel', 'mabel@pressline.test', 'x')`,
    );
    const migrations = 'select count(*)::integer as count from drizzle.__drizzle_migrations';
    const before = await ask(databaseUrl, migrations);
    expect(await refusal(restored(file, { databaseUrl }))).toBe(
      'The shop is not empty (staff): nothing was changed. Restore into a new DATA_DIR, or an empty database.',
    );
    expect(await ask(databaseUrl, migrations)).toEqual(before);
  });

  test('the file store has another file; files of an interrupted restore are its own', async ({ filled }) => {
    const { file } = await backupOf(filled);
    const files = memoryFiles();
    await files.put('media/empty', Buffer.alloc(0));
    await files.put('media/other', Buffer.from('x'));
    const databaseUrl = await newDatabase();
    expect(await refusal(restored(file, { databaseUrl, files }))).toContain(
      'The file store is not empty (media/other)',
    );
    await files.delete('media/other');
    await restored(file, { databaseUrl, files });
    expect(await filesOf(files)).toEqual(await filesOf(filled.shop.files));
  });

  test('the disk is full in the middle: no row, no file', async ({ filled }) => {
    const { file } = await backupOf(filled);
    const databaseUrl = await newDatabase('pressline_template_empty');
    const before = await contentOf(databaseUrl);
    const folder = newFolder();
    const kept = folderFiles(folder);
    let puts = 0;
    const files: Files = {
      ...kept,
      async put(key, bytes) {
        puts += 1;
        if (puts === 3) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
        await kept.put(key, bytes);
      },
    };
    await expect(restored(file, { databaseUrl, files })).rejects.toThrow('ENOSPC');
    const after = await contentOf(databaseUrl);
    expect({ ...after, sequences: [] }).toEqual({ ...before, sequences: [] });
    expect(await filesOf(kept)).toEqual({});
    await restored(file, { databaseUrl, files: kept });
    expect(await contentOf(databaseUrl)).toEqual(await contentOf(filled.databaseUrl));
  });

  test('another store.json is in the folder', async ({ filled }) => {
    const [dataDir, target] = [newFolder(), newFolder()];
    writeFileSync(path.join(dataDir, 'store.json'), '{"name":"Ours"}');
    writeFileSync(path.join(target, 'store.json'), '{"name":"Theirs"}');
    const { file } = await backupOf(filled, { dataDir });
    expect(await refusal(restored(file, { dataDir: target }))).toBe(
      `${path.join(target, 'store.json')} exists and differs from the backup's: move it away. Nothing was changed.`,
    );
  });

  test('the backup is damaged: one bit differs, its end is missing, or it is no backup', async ({ filled }) => {
    const { file } = await backupOf(filled);
    const whole = readFileSync(file);
    const damaged = async (bytes: Buffer, name: string) => {
      const broken = path.join(newFolder(), name);
      writeFileSync(broken, bytes);
      return refusal(BackupReader.open(broken));
    };
    const flipped = Buffer.from(whole);
    const at = flipped.indexOf('bytes of manuals/P3-10.pdf');
    flipped[at] = 0x20;
    expect(await damaged(flipped, 'flipped.zip')).toBe(
      'The backup is damaged: its part "files/manuals/P3-10.pdf" has changed. Use another backup.',
    );
    const inTable = Buffer.from(whole);
    const table = inTable.indexOf('database/products.copy') + 400;
    inTable[table] = (inTable[table] ?? 0) ^ 1;
    expect(await damaged(inTable, 'table.zip')).toMatch(/is damaged/);
    expect(await damaged(whole.subarray(0, whole.length / 2), 'half.zip')).toMatch(
      /it is not a backup, or incomplete\.$/,
    );
    expect(await damaged(Buffer.from('hello'), 'text.zip')).toMatch(/it is not a backup, or incomplete\.$/);
    expect(await refusal(BackupReader.open('/nowhere/shop.zip'))).toBe(
      "/nowhere/shop.zip can't be restored: there is no such file.",
    );
  });
});
