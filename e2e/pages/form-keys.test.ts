import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { deliveryAddresses } from '#shop/people/accounts/tables.ts';
import { auditEntries } from '#shop/base/audit/tables.ts';
import { cartLines } from '#shop/trade/cart/tables.ts';
import { shipments } from '#shop/trade/fulfilment/tables.ts';
import { orders } from '#shop/trade/orders/tables.ts';
import { fillBasket } from '../support/basket.ts';
import { STAFF } from '../support/counter.ts';
import { newOrders } from '../support/new-orders.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { BUYERS_FORMS, STAFF_FORMS } from '../support/pages-with-forms.ts';
import { test } from '../support/plain-visits.ts';
import { USUAL_BASKET } from '../support/prepared-screens.ts';

/** Forms, by target and text, that a second press may repeat without effect. */
const NEED_NONE = [
  /^\/log-out|^\/administration\/(sign-out|stop-ordering)/i,
  /^\/language /i,
  /^\/Part-Table.* As (a table|cards)$/i, // stores a choice in the browser
  /^\/basket /i, // quantities are sent as totals
  /^\/Delivery-Addresses /i, // an address that is selected or deleted
  / (Delete|Remove|Remove the picture|Remove press|Delete (model|assembly|drawing|draft)|Disable|Erase the person|Close the shop)$/, // asks first; the confirmation carries a key
  / Prices of the widths /, // shows a preview; saving carries a key
  / (PDF, up to (10|25) MB|New picture|Your Purchase Order has)/, // replaces the existing file
  /^\/Documents /i, // downloads the selected documents
  /^\/Quick-Order Or upload a file/, // is read and shown
  / CSV or ZIP file/, // is compared, and applied with a key
  /orderview\?.* (Invoice|Credit note|Certificate) /i, // a document is withdrawn once
  / Picture file/, // the same picture is stored once
  / Picture of /, // the same picture is stored once
  /Logo for (light|dark) pages/, // replaces the existing one
  / Another picture/, // the same picture is added once
  / A new image for /, // a picture that is already last in its column is not added again
];

const POST_FORM = /<form(?<attributes>[^>]* method="post"[^>]*)>(?<content>.*?)<\/form>/gs;

/** The forms of a page that change something and have no form key; read from its HTML, as parsing all pages takes long. */
function formsWithoutKey(html: string): string[] {
  const without = [...html.matchAll(POST_FORM)].flatMap(({ groups: { attributes = '', content = '' } = {} }) => {
    if (content.includes('name="formKey"')) return [];
    const to = / action="(?<to>[^"]*)"/.exec(attributes)?.groups?.['to'] ?? '';
    const says = content.replaceAll(/<[^>]*>/g, '').trim();
    return [`${to.replaceAll('&amp;', '&')} ${says.slice(0, 40)}`];
  });
  return without.filter((form) => !NEED_NONE.some((each) => each.test(form)));
}

describe('every form that changes something has the key of its submission', () => {
  const found = async (page: PlainPage, addresses: readonly string[]) => {
    const without = new Set<string>();
    let forms = 0;
    for (const address of addresses) {
      await page.goto(address);
      const html = await page.content();
      forms += html.split('method="post"').length - 1;
      for (const form of formsWithoutKey(html)) without.add(form);
    }
    expect(forms).toBeGreaterThan(addresses.length);
    return [...without];
  };

  test('of staff', { timeout: scaledTimeout(180_000) }, async ({ visits }) => {
    expect(await found(await visits.pageAs(STAFF), STAFF_FORMS)).toEqual([]);
  });

  test('of buyers', async ({ shop, visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await fillBasket(page, shop.url, USUAL_BASKET);
    expect(await found(page, BUYERS_FORMS)).toEqual([]);
  });
});

describe('a form pressed twice at once has one effect', () => {
  const pressTwice = async (page: PlainPage, button: string) =>
    (await page.getByRole('button', { name: button, exact: true }).first().pressTwice()).map((answer) =>
      answer.status(),
    );

  test('a change is restored once', async ({ shop, visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductEdit?id=160');
    await page.getByLabel('Introduction').fill('Changed to be put back');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved successfully').waitFor();
    await page.goto('/Administration/Audit?entity=product&entityId=160');
    expect(await pressTwice(page, 'Restore')).toEqual([200, 200]);
    expect(await shop.shop.db.$count(auditEntries, eq(auditEntries.action, 'put back'))).toBe(1);
  });

  test('a part of an order ships once (L3)', async ({ shop, visits }) => {
    const [id = 0] = await newOrders(shop, [['DB-0150']]);
    const page = await visits.pageAs(STAFF);
    await page.goto(`/Administration/OrderView?id=${id}&open=ship`);
    await page.locator('form:has([name="trackingNumber"]) [name$=".quantity"]').fill('2'); // of four: twice would also be accepted
    expect(await pressTwice(page, 'Ship items')).toEqual([200, 200]);
    expect(await shop.shop.db.$count(shipments, eq(shipments.orderId, id))).toBe(1);
  });

  test('a delivery address is added once', async ({ shop, visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/Delivery-Address-Edit');
    await page.getByLabel('Contact name').fill('Pressed Twice');
    await page.getByLabel('Address line 1').fill('1 Press Lane');
    await page.getByLabel('Address line 2').fill('Unit 2');
    await page.getByLabel('Region').fill('Kent');
    await page.getByLabel(/^Postcode/).fill('ME1 1AA');
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
    expect(await pressTwice(page, 'Save address')).toEqual([302, 302]);
    expect(await shop.shop.db.$count(deliveryAddresses, eq(deliveryAddresses.contactName, 'Pressed Twice'))).toBe(1);
  });

  test('a part is added to the basket once', async ({ shop, visits }) => {
    const page = await visits.pageAs('ca@converter.test');
    await page.goto('/product?id=139');
    await page.getByLabel('Quantity').fill('37');
    expect(await pressTwice(page, 'Add to cart')).toEqual([302, 302]);
    const lines = await shop.shop.db.select().from(cartLines).where(eq(cartLines.productId, 139));
    expect(lines.map(({ quantity }) => quantity).filter((quantity) => quantity % 37 === 0)).toEqual([37]);
  });

  test('a basket is ordered once', async ({ shop, visits }) => {
    const page = await visits.pageAs('fr@converter.test');
    await fillBasket(page, shop.url, USUAL_BASKET);
    await page.goto('/checkout');
    await page.getByLabel('Purchase order number').fill('PRESSED TWICE');
    expect(await pressTwice(page, 'Place order')).toEqual([302, 302]);
    expect(await shop.shop.db.$count(orders, eq(orders.purchaseOrderNumber, 'PRESSED TWICE'))).toBe(1);
  });

  test('an address saved at the checkout exists once', async ({ shop, visits }) => {
    const page = await visits.pageAs('de@converter.test');
    await fillBasket(page, shop.url, USUAL_BASKET);
    await page.goto('/checkout?edit=new');
    await page.getByLabel('Contact name').fill('Saved Twice');
    await page.getByLabel('Address line 1').fill('Druckgasse 1');
    await page.getByLabel(/^Postcode/).fill('01067');
    await page.getByLabel('Country').selectOption({ label: 'Germany' });
    expect(await pressTwice(page, 'Save address')).toEqual([302, 302]);
    expect(await shop.shop.db.$count(deliveryAddresses, eq(deliveryAddresses.contactName, 'Saved Twice'))).toBe(1);
  });
});
