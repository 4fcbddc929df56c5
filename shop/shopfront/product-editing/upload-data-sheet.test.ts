import { mayDeleteFiles } from '#platform/database/backup-lock.ts';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { productSheets } from '../../catalogue/data-sheets/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { lastNotes, newProduct, sendForm } from './testing/staff-at-work.ts';
import { deliverAll } from '../../desk/notifications/testing/outbox.ts';

async function upload(shop: TestShop, productId: number, bytes: Uint8Array, token?: string) {
  const url = '/api/Product/UploadProductSheet';
  const sent = { url, token: token ?? (await shop.asStaff()).token, part: 'file', fileName: 'sheet.pdf', bytes };
  return sendForm(shop, { ...sent, fields: { productId: String(productId) } });
}

const keyOf = async (shop: TestShop, productId: number) =>
  (await shop.shop.db.select().from(productSheets).where(eq(productSheets.productId, productId)))[0]?.fileKey ?? '';

const page = (id: number) => `/api/Product/GetProductDetail/${id}`;

describe('the data sheet of a product (A12, E6)', () => {
  test('is on its page for customers and staff, with its size, and nowhere for visitors', async ({ shop }) => {
    const { id, name } = await newProduct(shop);
    const uk = await shop.as('uk@converter.test');
    const bytes = smallPdf('first');
    expect(await upload(shop, id, bytes)).toMatchObject({ status: 200, body: 1 });
    const { body } = await uk.get(page(id));
    expect(body.sheetBytes).toBe(bytes.length);
    expect((await shop.api.get(page(id))).body.sheetBytes).toBeNull();
    const file = await uk.get(`/product-sheets/${id}.pdf`);
    expect([file.body, file.headers['content-disposition']]).toEqual([
      new TextDecoder().decode(bytes),
      `inline; filename="${name}.pdf"`,
    ]);
    expect((await shop.api.get(`/product-sheets/${id}.pdf`)).status).toBe(401);
    expect((await lastNotes(shop))[0]).toMatchObject({
      entity: 'product',
      entityId: String(id),
      before: { file: null },
    });
  });

  test('another replaces it; of several at once one is kept, without orphaned files', async ({ shop }) => {
    const { id } = await newProduct(shop);
    await upload(shop, id, smallPdf('first'));
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((note) => upload(shop, id, smallPdf(note))));
    await deliverAll(shop);
    const keys: string[] = [];
    for await (const key of shop.shop.files.list()) if (key.startsWith(`product-sheets/${id}/`)) keys.push(key);
    expect(keys).toEqual([await keyOf(shop, id)]);
  });

  test('one deletion of a file does not stop another', async ({ shop: { shop } }) => {
    await shop.db.transaction(async (tx) => {
      expect([await mayDeleteFiles(tx), await mayDeleteFiles(shop.db)]).toEqual([true, true]);
    });
  });

  test('is removed with its file; a second time nothing changes', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { id } = await newProduct(shop);
    await upload(shop, id, smallPdf());
    const key = await keyOf(shop, id);
    expect((await staff.delete(`/api/Product/DeleteProductSheet/${id}`)).body).toBe(1);
    const [note] = await lastNotes(shop);
    expect((await staff.delete(`/api/Product/DeleteProductSheet/${id}`)).body).toBe(1);
    expect((await lastNotes(shop))[0]?.id).toBe(note?.id);
    await deliverAll(shop);
    expect([await shop.shop.files.has(key), (await staff.get(`/product-sheets/${id}.pdf`)).status]).toEqual([
      false,
      404,
    ]);
  });

  test('is only for staff if its product is not live', async ({ shop }) => {
    const { id } = await newProduct(shop);
    await upload(shop, id, smallPdf());
    await shop.shop.db.update(products).set({ active: false }).where(eq(products.id, id));
    const [uk, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
    const answers = [await uk.get(`/product-sheets/${id}.pdf`), await staff.get(`/product-sheets/${id}.pdf`)];
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
  });

  test('a file that is no PDF, for no product, or not from staff is refused', async ({ shop }) => {
    const { id } = await newProduct(shop);
    const uk = await shop.as('uk@converter.test');
    const answers = [
      await upload(shop, id, Buffer.from('GIF89a')),
      await upload(shop, 999_999, smallPdf()),
      await upload(shop, id, smallPdf(), uk.token ?? ''),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 404, 403]);
    for (const name of [`${id}`, `${id}.txt`, '0.pdf', '..%2f1.pdf', '99999999999.pdf'])
      expect((await uk.get(`/product-sheets/${name}`)).status, name).toBe(404);
  });
});
