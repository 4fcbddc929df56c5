import { describe, expect } from 'vitest';
import { companies } from '#shop/accounts/tables.ts';
import { rowsOf, STAFF } from './support/counter.ts';
import { counting, newOrders } from './support/new-orders.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';

describe('a buyer asks for a change (L5)', () => {
  test('it is marked in the queue, declined with a reason, and the buyer reads why', async ({ shop, visits }) => {
    visits.expectErrors(/400/);
    const [id = 0] = await newOrders(visits, shop, [['DB-0150']]);
    const buyer = await visits.pageAs(UK);
    await buyer.goto(`/Customer-Order?id=${id}`);
    await buyer.getByText('Ask for a change, or to cancel').click();
    await buyer.getByRole('button', { name: 'Send the request' }).click();
    await buyer.getByText('Please say in your words what you would like').waitFor();
    await buyer.getByLabel('In your words').fill('Please send it to Leeds.');
    await buyer.getByRole('button', { name: 'Send the request' }).click();
    await buyer.getByText('You have asked us to change this order.').waitFor();

    const staff = await visits.pageAs(STAFF);
    await staff.goto(`/Administration/Queue?search=MA00${id}`);
    await staff.getByRole('heading', { name: 'Queue' }).waitFor();
    const [row] = await rowsOf(staff, 'Queue');
    expect(row?.[6]).toContain('Change asked');
    await staff.goto(`/Administration/OrderView?id=${id}`);
    await staff.getByRole('button', { name: 'Keys' }).waitFor();
    await staff.getByLabel('Your answer').fill('It is packed already.');
    await staff.getByRole('button', { name: 'Decline' }).click();
    await staff.getByText('The buyer is told.').waitFor();

    await buyer.reload();
    await buyer.getByText('We could not accept your request.').waitFor();
    await buyer.getByText('It is packed already.').waitFor();
  });

  test.for([
    ['with script', {}],
    ['without script', { javaScriptEnabled: false }],
  ] as const)('a wish that comes too late is refused in words, %s', async ([, options], { shop, visits }) => {
    visits.expectErrors(/409/);
    const [id = 0] = await newOrders(visits, shop, [['DB-0150']]);
    const buyer = await visits.pageAs(UK, options);
    await buyer.goto(`/Customer-Order?id=${id}`);
    await buyer.getByText('Ask for a change, or to cancel').click();
    await buyer.getByLabel('In your words').fill('Please send it to Leeds.');
    const staff = await visits.pageAs(STAFF);
    const sent = await staff.request.post('/api/Sale/AddShipment', {
      data: { orderId: id },
      headers: { origin: new URL(shop.url).origin },
    });
    expect(sent.status()).toBe(200);
    await buyer.getByRole('button', { name: 'Send the request' }).click();
    await buyer.getByText('Your order has been sent.').waitFor();
    await buyer.getByText('We have begun to put this order together, or it is done. Please call us.').waitFor();
  });

  test('without script a wish to cancel is sent, accepted, and the order is cancelled', async ({ shop, visits }) => {
    const [id = 0] = await newOrders(visits, shop, [['DB-0150']]);
    const buyer = await visits.pageAs(UK, { javaScriptEnabled: false });
    await buyer.goto(`/Customer-Order?id=${id}`);
    await buyer.getByText('Ask for a change, or to cancel').click();
    await buyer.getByLabel('What would you like?').selectOption('Cancel the order');
    await buyer.getByLabel('Why it is to be cancelled').selectOption('Ordered twice');
    await buyer.getByRole('button', { name: 'Send the request' }).click();
    await buyer.getByText('You have asked us to cancel this order.').waitFor();
    const staff = await visits.pageAs(STAFF, { javaScriptEnabled: false });
    await staff.goto(`/Administration/OrderView?id=${id}`);
    await staff.getByRole('button', { name: 'Accept: cancel the order' }).click();
    await staff.getByText('The buyer is told.').waitFor();
    await buyer.goto(`/Customer-Order?id=${id}`);
    await buyer.getByText('Your order was cancelled.').waitFor();
    await buyer.getByText('We have accepted your request.').waitFor();
  });
});

describe('staff correct an order (L5)', () => {
  test('a wrong address with at most six keys or clicks; order, sheet and buyer say what changed', async ({
    shop,
    visits,
  }) => {
    const [id = 0] = await newOrders(visits, shop, [['DB-0150']]);
    const page = await visits.pageAs(STAFF);
    const person = counting(page);
    await page.goto(`/Administration/OrderView?id=${id}`);
    await page.getByRole('button', { name: 'Keys' }).waitFor(); // the script is there
    await person.press('e');
    await page.getByLabel('Another address of the company').waitFor();
    await person.press('ArrowDown'); // the field has the focus
    await person.click('Save the correction');
    await page.getByText('It is corrected, and the buyer has been told.').waitFor();
    expect(person.count()).toBeLessThanOrEqual(6);
    await page.getByRole('heading', { name: /^Version 2, changed on / }).waitFor();
    const buyer = await visits.pageAs(UK);
    await buyer.goto(`/Customer-Order?id=${id}`);
    await buyer.getByRole('heading', { name: /^Version 2, changed on / }).waitFor();
    await buyer.getByText(/^Delivery address: .+ → .+/).waitFor();
  });

  test.for([
    ['with script', {}],
    ['without script', { javaScriptEnabled: false }],
  ] as const)(
    'what a colleague corrected meanwhile is not taken back by pressing again, %s',
    async ([, options], { shop, visits }) => {
      visits.expectErrors(/409/);
      const [id = 0] = await newOrders(visits, shop, [['DB-0150']]);
      const page = await visits.pageAs(STAFF, options);
      await page.goto(`/Administration/OrderView?id=${id}`);
      await page.locator('summary', { hasText: 'Correct this order' }).click();
      await page.getByLabel('Quantity of DB-0150').fill('3');
      const data = { orderId: id, version: 1, purchaseOrderNumber: 'PO of a colleague' };
      const headers = { origin: new URL(shop.url).origin };
      expect((await page.request.post('/api/Sale/CorrectOrder', { data, headers })).status()).toBe(200);
      const press = async () => {
        await page.getByRole('button', { name: 'Save the correction' }).click();
        await page.getByText('Somebody has corrected this order meanwhile.').waitFor();
        await page.getByRole('heading', { name: /^Version 2, changed on / }).waitFor();
      };
      await press();
      expect(await page.getByLabel('Quantity of DB-0150').inputValue()).toBe('3');
      await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'POST'), press()]);
      await page.reload();
      await page.getByRole('heading', { name: /^Version 2, changed on / }).waitFor();
      await page.getByText('PO of a colleague').first().waitFor();
    },
  );

  test('what a colleague sent meanwhile is neither sent nor corrected again, and it is said (L3)', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/409/);
    const [id = 0] = await newOrders(visits, shop, [['DB-0150']]);
    const pages = await Promise.all([visits.pageAs(STAFF), visits.pageAs(STAFF)]);
    for (const page of pages) await page.goto(`/Administration/OrderView?id=${id}`);
    const [sending, correcting] = pages;
    await sending.locator('summary', { hasText: 'Send goods' }).click();
    await correcting.locator('summary', { hasText: 'Correct this order' }).click();
    const headers = { origin: new URL(shop.url).origin };
    await sending.request.post('/api/Sale/AddShipment', { data: { orderId: id }, headers });
    await sending.getByRole('button', { name: 'Send all that is left' }).click();
    await sending.getByText('Everything has been sent.').waitFor();
    await sending.getByText('Nothing can be sent of this order: it is cancelled, closed or sent already.').waitFor();
    await correcting.getByRole('button', { name: 'Save the correction' }).click();
    await correcting.getByText('Everything has been sent.').waitFor();
    await correcting.getByText(/^It is sent, closed or cancelled: it can.t be corrected any more\.$/).waitFor();
  });

  test('without script what the company asks for, on order and sheet (H4)', async ({ shop, visits }) => {
    const [id = 0] = await newOrders(visits, shop, [['DB-0150']]);
    const page = await visits.pageAs(STAFF, { javaScriptEnabled: false });
    await page.goto(`/Administration/OrderView?id=${id}`);
    await page.locator('summary', { hasText: 'Correct this order' }).click();
    expect(await page.getByLabel('Requisition number').count()).toBe(0); // not asked for
    await shop.shop.db.update(companies).set({ requisitionRule: 'optional', wantedByRule: 'optional' });
    await page.reload();
    await page.locator('summary', { hasText: 'Correct this order' }).click();
    await page.getByLabel('Requisition number').fill('R-77');
    await page.getByLabel('Wanted by').fill('2999-12-03');
    await page.getByRole('button', { name: 'Save the correction' }).click();
    await page.getByText('It is corrected, and the buyer has been told.').waitFor();
    await page.getByText('Requisition number: – → R-77').first().waitFor();
    const buyer = await visits.pageAs(UK, { javaScriptEnabled: false });
    await buyer.goto(`/Customer-Order?id=${id}`);
    await buyer.getByText('Wanted by: – → 03-12-2999').waitFor();
  });

  test('without script fewer of a line and another part in its place', async ({ shop, visits }) => {
    visits.expectErrors(/400/);
    const [id = 0] = await newOrders(visits, shop, [['DB-0150', 'DB-0200']]);
    const page = await visits.pageAs(STAFF, { javaScriptEnabled: false });
    await page.goto(`/Administration/OrderView?id=${id}`);
    await page.locator('summary', { hasText: 'Correct this order' }).click();
    await page.getByLabel('Quantity of DB-0150').fill('3');
    await page.locator('summary', { hasText: 'Replace DB-0200' }).click();
    await page.getByLabel('Replace it by part number').last().fill('NO-SUCH-PART');
    await page.getByRole('button', { name: 'Save the correction' }).click();
    await page.getByText('There is no part of that number').waitFor();
    expect(await page.getByLabel('Quantity of DB-0150').inputValue()).toBe('3');
    await page.getByLabel('Replace it by part number').last().fill('db-0150');
    await page.getByRole('button', { name: 'Save the correction' }).click();
    await page.getByText('It is corrected, and the buyer has been told.').waitFor();
    await page.getByText('DB-0150: 4 → 3').first().waitFor();
    await page
      .getByText(/DB-0150: 4 added, at the price of now/)
      .first()
      .waitFor();
  });
});
