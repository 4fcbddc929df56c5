import { expect } from 'vitest';
import { addLabel, addMachine } from '#shop/catalogue/presses/testing/add-machine.ts';
import { STAFF } from '../support/counter.ts';
import { newOrders } from '../support/new-orders.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

const KIT = 223; // US-KIT-CLEAN
const press = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true }).click();
const main = (page: PlainPage) => page.getByRole('main').innerText();

test('without script: a member prints a label for a press, and revokes it (J6)', async ({ shop, visits }) => {
  const machineId = await addMachine(shop, { companyId: 1, serial: '2200-801', name: 'Press 8', place: 'Hall 8' });
  const member = await visits.pageAs('uk@converter.test');
  await member.goto('/Press-Labels');
  await press(member, 'Create labels');
  expect(await main(member)).toContain('Select 1 to 100 presses');
  await member.goto(`/My-Press?id=${machineId}`);
  await member.getByRole('link', { name: 'Print a label', exact: true }).click();
  await press(member, 'Create labels');
  for (const text of ['Their codes will not be shown again', 'Press 8', '2200-801', 'Hall 8'])
    expect(await main(member)).toContain(text);
  await member.goto(`/My-Press?id=${machineId}`);
  await member.getByRole('button', { name: /^Revoke the label printed on/ }).click();
  expect(await main(member)).toContain('The label has been revoked');
  expect(await main(member)).toContain('This press has no valid label');
});

test('without script: a code shows others the model only, and dies when staff revoke its label (J6)', async ({
  shop,
  visits,
}) => {
  const token = 'B'.repeat(22);
  const machineId = await addMachine(shop, { companyId: 1, serial: '2200-802', name: 'Press 9', place: 'Hall 9' });
  await addLabel(shop, machineId, token);
  for (const [page, notice] of [
    [await visits.visitor(), 'This label is on a 2200 press. Log in to see'],
    [await visits.pageAs('de@converter.test'), 'This label is on a press of another company'],
  ] as const) {
    await page.goto(`/Press/${token}`);
    const shown = await main(page);
    for (const text of [notice, 'Print unit']) expect(shown).toContain(text);
    expect(shown).not.toMatch(/2200-802|Press 9|Hall 9|Harbour|[£€$]/);
  }
  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Press/${token}`);
  expect(staff.url()).toContain(`/Administration/Machine?company=1&id=${machineId}`);
  await staff.getByRole('button', { name: /^Revoke the label printed on/ }).click();
  const answer = await fetch(`${shop.url}/Press/${token}`, { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect(await answer.text()).toContain('This label is no longer valid');
});

test('without script: a kit lists its parts, and an order keeps them as sub-lines (J7)', async ({ shop, visits }) => {
  const member = await visits.pageAs('uk@converter.test');
  await member.goto(`/product?id=${KIT}`);
  expect(await main(member)).toMatch(/What is in the kit[\s\S]*CS-WIPE-300[\s\S]*2[\s\S]*In stock[\s\S]*£15\.17/);
  const visitor = await visits.visitor();
  await visitor.goto(`/product?id=${KIT}`);
  expect(await main(visitor)).toContain('CS-WIPE-300');
  expect(await main(visitor)).not.toMatch(/[£€$]|Price each/);

  const [orderId] = await newOrders(shop, [['US-KIT-CLEAN']]);
  await member.goto(`/Customer-Order?id=${orderId}`);
  expect(await main(member)).toMatch(/4 × CS-BRUSH-SS[\s\S]*8 × CS-WIPE-300/);
  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/Order-Sheets?id=${orderId}`);
  expect(await main(staff)).toContain('8 × CS-WIPE-300');
  await staff.goto(`/Administration/Kit?id=${KIT}`);
  await staff.getByLabel('Parts of the kit', { exact: true }).fill('CS-BRUSH-SS; 2 x NO-SUCH-PART');
  await press(staff, 'Save');
  expect(await main(staff)).toContain('There is no part with the number NO-SUCH-PART');
});
