import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { companies } from '#shop/people/accounts/tables.ts';
import { mails } from '#shop/desk/notifications/tables.ts';
import { computeNoTax, computeTax } from '#shop/base/tax/testing/compute-tax.ts';
import { fillBasket, parts } from '../support/basket.ts';
import { STAFF } from '../support/counter.ts';
import { deliverAllMails } from '../support/mails.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';

const press = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Texts without spaces, because a page says by layout what a file says by a space. */
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');
const main = async (page: PlainPage) => squeezed(await page.getByRole('main').innerText());

test.afterEach(({ shop }) => computeNoTax(shop));

test('checkout, pages, sheet, PDF, mails, file and API of an order show the same tax (O3)', async ({
  shop,
  visits,
}) => {
  await computeTax(shop, { sellerVatNumber: 'GB980780684', sellerEoriNumber: 'GB980780684000' });
  const { db } = shop.shop;
  await db.update(companies).set({ vatNumber: 'GB980780684' }).where(eq(companies.id, 1));
  const buyer = await visits.pageAs(UK);
  await fillBasket(buyer, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  await buyer.goto('/Basket/');
  expect(await main(buyer)).toContain(squeezed('All prices exclude VAT.'));
  const rows = 'Total £106.02 VAT 20 % £21.20 Total with VAT £127.22';
  const notes = ['Customer VAT number: GB980780684', 'Our VAT number: GB980780684', 'Our EORI number: GB980780684000'];
  const expectTax = (text: string) => {
    for (const line of [rows, ...notes]) expect(text).toContain(squeezed(line));
    expect(text).not.toContain(squeezed('All prices exclude VAT.'));
  };

  await buyer.goto('/checkout');
  expectTax(await main(buyer));
  await buyer.getByLabel('Purchase order number').fill('PO 4711');
  await press(buyer, 'Place order');
  const id = Number(new URL(buyer.url()).searchParams.get('id'));
  const staff = await visits.pageAs(STAFF);
  for (const [page, address] of [
    [buyer, `/Sale-Complete/?id=${id}`],
    [buyer, `/Customer-Order/?id=${id}`],
    [buyer, `/PDFOrder?id=${id}`],
    [staff, `/Administration/OrderView?id=${id}`],
    [staff, `/Administration/Order-Sheets?id=${id}`],
  ] as const) {
    await page.goto(address);
    expectTax(await main(page));
  }

  const pdf = readPdf(await (await buyer.request.get(`/PDFOrder.pdf?id=${id}`)).body());
  expectTax(squeezed(pdf.pages.flat().join(' ')));

  await deliverAllMails(shop);
  const written = (await db.select().from(mails)).filter(({ text }) => text.includes('VAT'));
  expect(written).toHaveLength(2); // the buyer's and that of the shop
  for (const { text } of written) {
    expect(text).toContain('Total: £106.02\nVAT 20\u00a0%: £21.20\nTotal with VAT: £127.22');
    for (const note of notes) expect(text).toContain(note);
  }

  const file = await (await staff.request.get(`/Administration/export/orders.csv?search=${id}`)).text();
  expect(file).toContain('Tax reason');
  expect(file).toContain('domestic');
  expect(file).toMatch(/;20;21[.,]2;127[.,]22;GB980780684|,20,21\.2,127\.22,GB980780684/);

  const { tax, total } = await (await buyer.request.get(`/api/Sale/GetSaleByID/${id}`)).json();
  expect([total, tax.tax, tax.totalWithTax, tax.taxReason]).toEqual([106.02, 21.2, 127.22, 'domestic']);
});

test('without script staff add a rate, compute tax, and a buyer gives a VAT number (O3)', async ({ shop, visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Tax-Rates');
  await staff.getByLabel('Country', { exact: true }).selectOption({ label: 'France' });
  await staff.getByLabel('Rate in per cent', { exact: true }).fill('120');
  await staff.getByLabel('First day', { exact: true }).fill('01/01/2014');
  await press(staff, 'Save tax rate');
  expect(await main(staff)).toContain(squeezed('The rate must be a number from 0 to 100'));
  await staff.getByLabel('Rate in per cent', { exact: true }).fill('20');
  await press(staff, 'Save tax rate');
  expect(await main(staff)).toMatch(/France2001-01-2014Inforce/);
  await staff.getByLabel('Country', { exact: true }).selectOption({ label: 'France' });
  await staff.getByLabel('Rate in per cent', { exact: true }).fill('21');
  await staff.getByLabel('First day', { exact: true }).fill('01/01/2099');
  await press(staff, 'Save tax rate');
  await staff.getByRole('link', { name: 'France' }).first().click();
  await press(staff, 'Remove');
  expect(await main(staff)).not.toContain('2099');

  await computeTax(shop);
  const buyer = await visits.pageAs('de@converter.test');
  await buyer.goto('/Edit-Account');
  await buyer.getByLabel(/^VAT number/).fill('DE136695977');
  await buyer.getByLabel('Password', { exact: true }).fill('press-2026');
  await buyer.getByLabel('Repeat password', { exact: true }).fill('press-2026');
  await press(buyer, 'Save account');
  expect(await main(buyer)).toContain(squeezed('The VAT number is not valid: its check digits are wrong'));
});
