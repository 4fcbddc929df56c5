import { expect } from 'vitest';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

test('staff name the shop, and header, title, footer, contact page and order sheet say it (D28)', async ({
  visits,
}) => {
  const staff = await visits.pageAs(STAFF);
  const rename = async (name: string, company: string) => {
    await staff.goto('/Administration/Shop-Details');
    await staff.getByLabel('Name', { exact: true }).fill(name);
    await staff.getByLabel('Legal name').first().fill(company);
    await staff.getByRole('button', { name: 'Save shop' }).click();
    await staff.getByText('Saved. A page that is already open shows it when it is loaded again.').waitFor();
  };
  await rename('Harbour Presses Ltd', 'Harbour Presses Limited');
  try {
    const visitor = await visits.visitor();
    await visitor.goto('/Contact-Us');
    expect(await visitor.title()).toBe('Contact Us · Harbour Presses Ltd');
    await visitor.getByText('Harbour Presses Limited').waitFor();
    await visitor.getByText('Welcome to Harbour Presses Ltd').waitFor();
    await visitor.getByText(/© \d{4} Harbour Presses Ltd/).waitFor();
    await staff.goto('/Administration/OrderView?id=1135&sheet=1');
    const sheet = await staff.getByRole('article', { name: 'Order sheet' }).innerText();
    for (const said of ['Harbour Presses Ltd', 'Harbour Presses Limited']) expect(sheet).toContain(said);
    expect(await staff.title()).toBe('Order MA001135 · Harbour Presses Ltd administration');
  } finally {
    await rename('Pressline', 'Pressline Label Machines Ltd');
  }
});

test('an empty name is refused at its field, and nothing is saved (D28)', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Shop-Details');
  await staff.getByLabel('Name', { exact: true }).fill('');
  await staff.getByRole('button', { name: 'Save shop' }).click();
  await staff.getByText('This is required, because it is printed on every sheet').waitFor();
  await (await visits.visitor()).goto('/');
});
