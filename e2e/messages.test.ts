import { describe, expect } from 'vitest';
import { rowsOf, STAFF } from './support/counter.ts';
import { newOrders } from './support/new-orders.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';

describe('buyer and counter write to each other on the order (L8)', () => {
  test('the message is marked in the queue, answered, and the answer is marked until the buyer has read it', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/400/);
    const [id = 0] = await newOrders(visits, shop, [['DB-0150']]);
    const buyer = await visits.pageAs(UK);
    await buyer.goto(`/Customer-Order?id=${id}`);
    await buyer.getByRole('button', { name: 'Send the message' }).click();
    await buyer.getByText('Please write what you want to say.').waitFor();
    await buyer.getByLabel('Write to us about this order').fill('Gate <b>4</b>, please.');
    await buyer.getByRole('button', { name: 'Send the message' }).click();
    await buyer.getByRole('listitem').filter({ hasText: 'Gate <b>4</b>, please.' }).waitFor();
    expect(await buyer.getByLabel('Write to us about this order').inputValue()).toBe('');

    const staff = await visits.pageAs(STAFF);
    await staff.goto(`/Administration/Queue?search=MA00${id}`);
    await staff.getByRole('heading', { name: 'Queue' }).waitFor();
    expect((await rowsOf(staff, 'Queue'))[0]?.[6]).toContain('Message');
    await staff.goto(`/Administration/OrderView?id=${id}`);
    await staff.getByRole('button', { name: 'Keys' }).waitFor(); // the script is there
    await staff.getByLabel('Message to the buyer').fill('We ring first.');
    await staff.getByRole('button', { name: 'Send the message' }).click();
    await staff.getByRole('listitem').filter({ hasText: 'We ring first.' }).waitFor();
    expect(await staff.getByRole('button', { name: 'Mark as read' }).count()).toBe(0);

    await buyer.goto('/Order-History');
    const row = buyer.getByRole('row').filter({ hasText: `MA00${id}` });
    await row.getByText('New message').waitFor();
    await buyer.goto(`/Customer-Order?id=${id}`);
    const mark = buyer.getByRole('listitem').filter({ hasText: 'We ring first.' }).getByText('New', { exact: true });
    await mark.waitFor();
    await buyer.getByRole('button', { name: 'Mark as read' }).click();
    await mark.waitFor({ state: 'detached' });
    await buyer.goto('/Order-History');
    await row.waitFor();
    expect(await row.getByText('New message').count()).toBe(0);
  });

  test('what came while somebody typed an answer is not read by it: it is new until it was shown', async ({
    shop,
    visits,
  }) => {
    const [id = 0] = await newOrders(visits, shop, [['DB-0150']]);
    const [buyer, staff] = [await visits.pageAs(UK), await visits.pageAs(STAFF)];
    const write = async (text: string) => {
      await buyer.getByLabel('Write to us about this order').fill(text);
      await buyer.getByRole('button', { name: 'Send the message' }).click();
      await buyer.getByRole('listitem').filter({ hasText: text }).waitFor();
    };
    await buyer.goto(`/Customer-Order?id=${id}`);
    await write('Gate four, please.');
    await staff.goto(`/Administration/OrderView?id=${id}`);
    await staff.getByRole('button', { name: 'Keys' }).waitFor(); // the script is there
    await staff.getByLabel('Message to the buyer').fill('Gate four it is.');
    await write('No: gate five.');
    await staff.getByRole('button', { name: 'Send the message' }).click();
    await staff.getByRole('listitem').filter({ hasText: 'Gate four it is.' }).waitFor();
    await staff.getByRole('button', { name: 'Mark as read' }).waitFor();
    await staff.goto(`/Administration/Queue?search=MA00${id}`);
    await staff.getByRole('heading', { name: 'Queue' }).waitFor();
    expect((await rowsOf(staff, 'Queue'))[0]?.[6]).toContain('Message');
  });

  test('without script both sides write, staff settle what needs no answer, and paper leaves it out', async ({
    shop,
    visits,
  }) => {
    const [id = 0] = await newOrders(visits, shop, [['DB-0150']]);
    const buyer = await visits.pageAs(UK, { javaScriptEnabled: false });
    await buyer.goto(`/Customer-Order?id=${id}`);
    await buyer.getByLabel('Write to us about this order').fill('Thank you!');
    await buyer.getByRole('button', { name: 'Send the message' }).click();
    await buyer.getByRole('listitem').filter({ hasText: 'Thank you!' }).waitFor();
    const staff = await visits.pageAs(STAFF, { javaScriptEnabled: false });
    await staff.goto(`/Administration/OrderView?id=${id}`);
    await staff.getByRole('button', { name: 'Mark as read' }).click();
    await staff.getByRole('button', { name: 'Mark as read' }).waitFor({ state: 'detached' });
    await staff.emulateMedia({ media: 'print' });
    expect(await staff.getByText('Thank you!').first().isVisible()).toBe(false);
    await buyer.emulateMedia({ media: 'print' });
    expect(await buyer.getByText('Thank you!').isVisible()).toBe(false);
  });

  test('a company has its timeline with a link to each order', async ({ shop, visits }) => {
    const [id = 0] = await newOrders(visits, shop, [['DB-0150']]);
    const staff = await visits.pageAs(STAFF);
    await staff.goto('/Administration/Company?id=1');
    await staff
      .getByRole('listitem')
      .getByRole('link', { name: `MA00${id}` })
      .first()
      .waitFor();
  });
});
