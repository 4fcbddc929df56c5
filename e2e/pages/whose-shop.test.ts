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
    for (const name of ['Harbour Presses Ltd', 'Harbour Presses Limited']) expect(sheet).toContain(name);
    expect(await staff.title()).toBe('Order MA001135 · Harbour Presses Ltd administration');
  } finally {
    await rename('Pressline', 'Pressline Label Machines Ltd');
  }
});

test('the shop’s own colours and logo are on its pages, texts in a readable shade, and no other text is a colour (D28)', async ({
  shop,
  visits,
}) => {
  const staff = await visits.pageAs(STAFF);
  const paint = async (colour: string) => {
    await staff.goto('/Administration/Shop-Details');
    await staff.getByLabel('Buttons and links').fill(colour);
    await staff.getByRole('button', { name: 'Save shop' }).click();
  };
  await paint('amber');
  await staff.getByText('Please enter a colour as a number sign and six digits, such as #0b5cad').waitFor();
  const saved = staff.getByText('Saved. A page that is already open shows it when it is loaded again.').first();
  await paint('#ffb000');
  await saved.waitFor();
  await staff.getByText(/^Buttons stay #ffb000, with texts in #0b1621\. Links are shown in #916200,/).waitFor();
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10"/></svg>`;
  await staff
    .getByLabel('Logo for light pages and prints')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await staff.getByRole('button', { name: 'Upload logo for light pages' }).click();
  await staff.getByRole('button', { name: 'Remove logo for light pages' }).waitFor();
  try {
    const page = await (await fetch(new URL('/Contact-Us', shop.url))).text();
    const [styles] = /\/look\/[\da-f]+\.css/.exec(page) ?? [''];
    const [picture] = /\/look\/light-[\da-f]+\.png/.exec(page) ?? [''];
    const sheet = await (await fetch(new URL(styles, shop.url))).text();
    expect(sheet).toContain('--action:light-dark(#916200,#ffb000)');
    expect(sheet).toContain('--action-area:light-dark(#ffb000,#ffb000)');
    expect((await fetch(new URL(picture, shop.url))).headers.get('content-type')).toBe('image/png');
  } finally {
    await staff.getByRole('button', { name: 'Remove logo for light pages' }).click();
    await paint('');
    await saved.waitFor();
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
