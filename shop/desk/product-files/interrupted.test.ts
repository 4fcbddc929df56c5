import { eq, like, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { beginImport, beginStep, checkImport, runStep } from './import-products.ts';
import { openSentFile } from './open-files.ts';
import { productImports } from './tables.ts';
import { changesOf, sendImport, settled, take } from './testing/send-import.ts';

const ADA = { id: 7, name: 'Ada' };
const rows = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `0,${name}-${index},10.00,1\n`).join('');
const HEAD = 'productID,productName,productPriceDollar,stockLevel\n';

test('of two people who apply the same import, one is told that it is in progress or done', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { id } = await sendImport(shop, staff, HEAD + rows(20, 'TWICE'));
  const tries = await Promise.all([1, 2, 3].map(() => staff.post('/api/Import/ApplyImport', { importId: id })));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(tries.find(({ status }) => status === 409)?.body.detail).toBe('This import is not waiting to be applied.');
  expect((await settled(staff, id)).state).toBe('applied');
  expect(await shop.shop.db.$count(products, like(products.name, 'TWICE-%'))).toBe(20);
  expect((await staff.post('/api/Import/ApplyImport', { importId: id })).status).toBe(409);
  expect((await staff.post('/api/Import/UndoImport', { importId: 999_999 })).status).toBe(404);
});

test('a shop that closes half-way keeps nothing of it, and the import waits as before', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { id } = await sendImport(shop, staff, HEAD + rows(1200, 'HALF'));
  const closing = new AbortController();
  const notes = await shop.shop.db.$count(auditEntries);
  const attempt = await beginStep(shop.shop, id, 'apply');
  const work = runStep(
    {
      shop: shop.shop,
      importId: id,
      attempt,
      signal: closing.signal,
      progress: async (_, done) => {
        if (done >= 500) closing.abort();
      },
    },
    'apply',
    ADA,
  );
  await expect(work).rejects.toThrow('aborted');
  const { state, trouble } = await settled(staff, id);
  expect([state, trouble]).toEqual(['checked', 'The shop was stopped during this import. It changed nothing.']);
  expect(await shop.shop.db.$count(products, like(products.name, 'HALF-%'))).toBe(0);
  expect(await shop.shop.db.$count(auditEntries)).toBe(notes);
  expect((await take(staff, 'Apply', id)).state).toBe('applied');
  expect(await shop.shop.db.$count(products, like(products.name, 'HALF-%'))).toBe(1200);
});

test('work that another process took over keeps nothing of what it did', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { id } = await sendImport(shop, staff, HEAD + rows(3, 'OVER'));
  const stalled = await beginStep(shop.shop, id, 'apply');
  await shop.shop.db
    .update(productImports)
    .set({ movedAt: sql`now() - interval '2 minutes'` }) // its process is gone, or very slow
    .where(eq(productImports.id, id));
  expect((await settled(staff, id)).state).toBe('checked');
  expect((await take(staff, 'Apply', id)).state).toBe('applied');
  const late = runStep({ shop: shop.shop, importId: id, attempt: stalled }, 'apply', ADA);
  await expect(late).rejects.toThrow('took over');
  expect(await shop.shop.db.$count(products, like(products.name, 'OVER-%'))).toBe(3);
  expect((await settled(staff, id)).state).toBe('applied');
});

test('an aborted dry run says so, and keeps no half of the differences', async ({ shop }) => {
  const staff = await shop.asStaff();
  const begun = await beginImport(shop.shop, ADA, 'products.csv');
  const broken = checkImport(
    { shop: shop.shop, ...begun, progress: () => Promise.reject(new Error('The disk is on fire.')) },
    () => openSentFile(new File([HEAD + rows(3, 'NEVER')], 'products.csv')),
  );
  await expect(broken).rejects.toThrow('The disk is on fire.');
  const { state, trouble } = await settled(staff, begun.importId);
  expect([state, trouble]).toEqual(['broken', 'Sorry.. there was an error. It has been logged; nothing was changed.']);
  expect(await changesOf(staff, begun.importId)).toEqual([]);
  expect((await staff.post('/api/Import/ApplyImport', { importId: begun.importId })).status).toBe(409);
});
