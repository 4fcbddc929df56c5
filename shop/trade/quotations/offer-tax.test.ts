import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { computeTax, GB } from '../../base/tax/testing/compute-tax.ts';
import { taxRates } from '../../base/tax/tables.ts';
import { findOffer } from './offer-paper.ts';
import { accept, offered, prepare, send, stampOf } from './testing/quotations.ts';

test('an offer has the tax of the day on which it was made, and is another one once a new rate begins (K6, O3, D54)', async ({
  ownShop: shop,
}) => {
  shop.setTime(new Date('2026-06-30T12:00:00Z'));
  await computeTax(shop);
  await shop.shop.db.insert(taxRates).values({ countryId: GB, rateBasisPoints: 2_500, validFrom: '2026-07-01' });
  await shop.shop.refreshHot();
  const of = await offered(shop, await shop.as('uk@converter.test'), await shop.asStaff());
  await deliverAll(shop);
  shop.setTime(new Date('2026-07-02T12:00:00Z'));
  const [buyer, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
  // 40 at 30.50, and 12.50 of delivery.
  const tax = { taxReason: 'domestic', taxRateBasisPoints: 2_000, taxMinor: 24_650, totalWithTaxMinor: 147_900 };
  expect((await buyer.get(`/api/Quotation/GetQuotation/${of.quotationId}`)).body.tax).toMatchObject(tax);
  expect((await staff.get(`/api/Quotation/GetQuotationForStaff/${of.quotationId}`)).body.tax).toMatchObject(tax);
  const offer = await findOffer(shop.shop.db, shop.shop, { quotationId: of.quotationId }, null);
  expect(offer?.tax).toMatchObject(tax);
  expect((await lastMail(shop, 'quotation-news')).text).toContain('VAT 20\u00a0%: £246.50\nTotal with VAT: £1,479.00');
  const refused = await accept(buyer, of);
  expect([refused.status, refused.body.differences]).toEqual([
    409,
    ['Total with tax: the offer says £1,479.00, now it is £1,540.63.'],
  ]);
  await send(staff, of.quotationId, await prepare(staff, of.quotationId));
  const { body: orderId } = await accept(buyer, { ...of, stamp: await stampOf(buyer, of.quotationId) });
  expect((await buyer.get(`/api/Sale/GetSaleByID/${orderId}`)).body.tax).toMatchObject({
    taxRateBasisPoints: 2_500,
    tax: 308.13,
    totalWithTax: 1_540.63,
  });
});

test('an offer that is older than the first rate has no tax, and can be read', async ({ ownShop: shop }) => {
  const [buyer, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
  const { quotationId } = await offered(shop, buyer, staff);
  await computeTax(shop);
  await shop.shop.db.update(taxRates).set({ validFrom: '2099-01-01' }).where(eq(taxRates.countryId, GB));
  await shop.shop.refreshHot();
  const { status, body } = await buyer.get(`/api/Quotation/GetQuotation/${quotationId}`);
  expect([status, 'tax' in body]).toEqual([200, false]);
});

test('an offer without an address says that prices exclude tax, because its destination is not known', async ({
  ownShop: shop,
}) => {
  await computeTax(shop);
  const [buyer, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
  const { quotationId } = await offered(shop, buyer, staff, { addressId: null, deliveryAddressId: null });
  expect((await buyer.get(`/api/Quotation/GetQuotation/${quotationId}`)).body).not.toHaveProperty('tax');
  const pdf = await shop.app.inject({ url: `/Quote.pdf?id=${quotationId}`, cookies: { token: buyer.token } });
  expect(readPdf(pdf.rawPayload).pages.flat().join(' ')).toContain('All prices exclude VAT.');
});
