import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { addMachine } from '#shop/catalogue/presses/testing/add-machine.ts';
import { chosenMachines, machines } from '#shop/catalogue/presses/tables.ts';
import { partRequestPictures, partRequests } from '#shop/trade/part-requests/tables.ts';
import type { BuiltShop } from './support/built-shop.ts';
import { openSession } from './support/sessions.ts';
import { test, type Visits } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';
const PHONE = { width: 390, height: 800 };
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch/;

/** The start page on a phone that has kept it, still with a network. */
async function startPage(visits: Visits): Promise<Page> {
  visits.expectErrors(NO_NETWORK);
  const page = await visits.pageAs(UK, { isFresh: true, viewport: PHONE });
  await page.goto('/At-The-Press');
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.endsWith(' /At-The-Press'))))
    .toBe(true);
  return page;
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByLabel('What is needed?').fill(words);
  await page.getByRole('button', { name: 'Send request' }).click();
}

/** Returns whether all of an element is within the window. */
const isInSight = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** Requests with these words that the shop has. */
const stored = ({ shop }: BuiltShop, words: string) =>
  shop.db.select().from(partRequests).where(eq(partRequests.wanted, words));

/** Texts that the browser keeps of requests, whoever wrote them. */
const keptWords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('kept requests');
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('requests')) {
            database.close();
            return resolve([]);
          }
          const reading = database.transaction('requests').objectStore('requests').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result.map(({ draft }) => draft.wanted));
          });
        });
      }),
  );

test('the start page shows presses, drawings, parts bought before and open requests before the form, for the chosen press', async ({
  shop,
  visits,
}) => {
  const machineId = await addMachine({ shop: shop.shop }, { companyId: 1, serial: '2200-912' });
  await shop.shop.db.insert(chosenMachines).values({ customerId: 1, machineId });
  await shop.shop.db.insert(partRequests).values({
    companyId: 1,
    customerId: 1,
    reader: 'counter',
    urgency: 'press-stands',
    wanted: 'The gear of unit two.',
    askedAt: new Date(),
  });
  const page = await visits.pageAs(UK, { isFresh: true, viewport: PHONE });
  await page.goto('/Presses');
  await page.getByRole('main').getByRole('link', { name: 'At the press' }).click();
  await page.getByRole('heading', { name: 'Ask for a part' }).waitFor();
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual([
    'My presses',
    'Readable without a network',
    'Bought before',
    'Your open requests',
    'Ask for a part',
  ]);
  await page.getByRole('link', { name: 'Scan a code' }).waitFor();
  expect(await page.getByRole('region', { name: 'Your open requests' }).innerText()).toMatch(
    /The gear of unit two\. The press stands Open/,
  );
  expect(await page.getByLabel('Press', { exact: true }).inputValue()).toBe(String(machineId));
  await shop.shop.db.delete(chosenMachines).where(eq(chosenMachines.machineId, machineId));
});

describe('requests for parts that are written without a network (J9)', () => {
  test('the start page opens with the presses, keeps a question with its photo, and sends it once when the network is back', async ({
    shop,
    visits,
  }) => {
    const words = 'The seal at the end of the chamber.';
    const machineId = await addMachine({ shop: shop.shop }, { companyId: 1, serial: '2200-910', name: 'Press 91' });
    const page = await startPage(visits);
    await page.context().setOffline(true);
    for (const address of ['/At-The-Press', '/dashboard', '/Ask-For-Parts', `/My-Press?id=${machineId}`]) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'At the press' }).waitFor();
    }
    await page.getByText('That page needs a network.').waitFor();
    // What cannot be followed is no link.
    await page.getByText('Press 91 (2200, 2200-910)').first().waitFor();
    expect(await page.getByRole('link', { name: 'Press 91 (2200, 2200-910)' }).count()).toBe(0);
    await page.getByLabel('Press', { exact: true }).selectOption({ label: 'Press 91 (2200, 2200-910)' });
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    await page.getByLabel('Photo').setInputFiles({ name: 'seal.jpg', mimeType: 'image/jpeg', buffer });
    await write(page, words);
    await page.getByText(/^Kept on this device, sent when/).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(words);
    await expect.poll(() => isInSight(page.getByText(/^Kept on this device, sent when/))).toBe(true);
    expect(await stored(shop, words)).toEqual([]);

    await page.reload();
    await page.getByText(/^Kept on this device, sent when/).waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^Sent at \d\d-\d\d-\d{4} \d\d:\d\d/).waitFor();
    const [asked, ...more] = await stored(shop, words);
    expect([asked, more]).toMatchObject([{ reader: 'counter', machineId }, []]);
    const isItsOwn = eq(partRequestPictures.requestId, asked?.id ?? 0);
    expect(await shop.shop.db.$count(partRequestPictures, isItsOwn)).toBe(1);
  });

  test('a link that is followed without a network leads to what the device has kept, and opens when the network is back', async ({
    visits,
  }) => {
    const page = await startPage(visits);
    await page.goto('/dashboard');
    await page.context().setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Quick order' }).first().click();
    await page.getByRole('link', { name: 'Try again' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Quick order' }).waitFor();
    await page.goto('/dashboard');
    await page.context().setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Lists' }).first().click();
    await page.getByRole('link', { name: 'What this device has kept' }).click();
    await page.getByRole('heading', { name: 'At the press' }).waitFor();
  });

  test('a photo alone is kept and sent too', async ({ shop, visits }) => {
    const page = await startPage(visits);
    const buffer = await sharp({ create: { width: 30, height: 40, channels: 3, background: 'blue' } })
      .jpeg()
      .toBuffer();
    await page.getByLabel('Photo').setInputFiles({ name: 'part.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(/^Sent at /).waitFor();
    expect(await stored(shop, 'Which part is in the photo?')).toMatchObject([{ reader: 'counter' }]);
  });

  test('what waits can be removed, and is never sent then', async ({ shop, visits }) => {
    const words = 'A belt that I found after all.';
    const page = await startPage(visits);
    await page.context().setOffline(true);
    await write(page, words);
    const kept = page.getByRole('listitem').filter({ hasText: words });
    await kept.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => kept.count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Scan a code' }).waitFor();
    await write(page, 'Another belt.');
    await page.getByText(/^Sent at /).waitFor();
    expect(await stored(shop, words)).toEqual([]);
  });

  test('it arrives once though its answer was lost, the button pressed twice and two tabs send it', async ({
    shop,
    visits,
  }) => {
    const words = 'A gear that is noisy.';
    const page = await startPage(visits);
    await page.context().route('**/PartRequest/AskForParts', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByLabel('What is needed?').fill(words);
    await page.getByRole('button', { name: 'Send request' }).dblclick();
    await page.getByText(/^Kept on this device, sent when/).waitFor();
    await expect.poll(async () => (await stored(shop, words)).length).toBe(1);
    await page.context().unrouteAll({ behavior: 'wait' });
    const other = await page.context().newPage();
    await Promise.all([page, other].map((tab) => tab.goto('/At-The-Press')));
    for (const tab of [page, other]) await tab.getByText(/^Sent at /).waitFor();
    expect(await stored(shop, words)).toHaveLength(1);
  });

  test('what is refused shows its reason and keeps its text, which is changed and sent again', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/404/);
    const words = 'A lamp that blinks.';
    const machineId = await addMachine({ shop: shop.shop }, { companyId: 1, serial: '2200-911' });
    const page = await startPage(visits);
    await page.context().setOffline(true);
    await page.getByLabel('Press', { exact: true }).selectOption({ label: '2200, 2200-911' });
    await write(page, words);
    await page.getByText(/^Kept on this device/).waitFor();
    await shop.shop.db.delete(machines).where(eq(machines.id, machineId));
    await page.context().setOffline(false);
    await page.getByText(/^Not sent: /).waitFor();
    await page.getByRole('button', { name: 'Change and send again' }).click();
    await expect.poll(() => page.getByLabel('What is needed?').inputValue()).toBe(words);
    await page.getByLabel('Press', { exact: true }).selectOption({ label: 'Another press, or none' });
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(/^Sent at /).waitFor();
    await expect.poll(() => page.getByText(/^Not sent: /).count()).toBe(0);
    expect(await stored(shop, words)).toHaveLength(1);
  });

  test('a form that was open when the network went keeps its words too', async ({ shop, visits }) => {
    const words = 'The chamber leaks on the left.';
    const page = await startPage(visits);
    await page.goto('/Ask-For-Parts');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByLabel(/Where is it on the press/).fill(words);
    await page.getByRole('button', { name: 'Ask the counter' }).click();
    await page.getByText(/^Kept on this device/).waitFor();
    await page.getByText(words).waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^Sent at /).waitFor();
    expect(await stored(shop, words)).toHaveLength(1);
  });

  test('a session that has ended asks for a login, and then the request is sent, from any page of the shop', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/401/);
    const words = 'A kit for 2,000 hours.';
    const page = await startPage(visits);
    await page.context().clearCookies({ name: 'token' });
    await write(page, words);
    await page.getByText('Your login has ended. Log in again, and your requests are sent.').waitFor();
    expect(await stored(shop, words)).toEqual([]);
    expect(await page.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2FAt-The-Press');
    await page.context().addCookies(await openSession(shop, UK));
    await page.goto('/News');
    await expect.poll(async () => (await stored(shop, words)).length).toBe(1);
  });

  test('another member never sees or sends it; logging out sends what it can and deletes the rest', async ({
    shop,
    visits,
  }) => {
    const words = 'Two end seals.';
    const later = 'Written before logging out.';
    const page = await startPage(visits);
    const context = page.context();
    // A page that is left without a network would have one for a moment.
    await context.route('**/PartRequest/AskForParts', (route) => route.abort());
    await write(page, words);
    await page.getByText(/^Kept on this device/).waitFor();
    expect(await keptWords(page)).toEqual([words]);
    await page.goto('about:blank');
    await context.clearCookies();
    await context.addCookies(await openSession(shop, 'de@converter.test'));
    await page.goto('/At-The-Press');
    await page.getByLabel('What is needed?').waitFor();
    await expect.poll(() => keptWords(page)).toEqual([]);
    expect(await page.getByText(words).count()).toBe(0);

    await write(page, later);
    await page.getByText(/^Kept on this device/).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await Promise.all([page.waitForEvent('requestfailed'), page.goto('/News')]);
    await context.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => keptWords(page)).toEqual([]);
    expect(await stored(shop, words)).toEqual([]);
    expect(await stored(shop, later)).toHaveLength(1);
  });
});
