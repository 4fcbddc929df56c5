import { expect } from 'vitest';
import { patience } from '#platform/testing/patience.ts';
import { administrationScreens, LOOKS } from '#server/testing/administration-screens.ts';
import { STAFF } from './support/counter.ts';
import { screenFaults } from './support/faults.ts';
import { test } from './support/shop-in-browser.ts';

test('every screen of the administration is looked at below: a new one needs its line', () => {
  expect(administrationScreens.toSorted()).toEqual(Object.keys(LOOKS).toSorted());
});

test(
  'no screen of the administration has a fault that axe finds, or scrolls sideways, in light, in dark or on a telephone',
  { timeout: patience(300_000) },
  async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/OrderView?id=1136');
    await page.getByLabel('Note', { exact: true }).fill('Seen');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').getByText('Seen').first().waitFor();
    const faults: string[] = [];
    for (const [path, looks] of Object.entries(LOOKS)) {
      for (const query of looks) {
        await page.goto(`/Administration/${path}${query}`);
        faults.push(...(await screenFaults(page)).map((fault) => `${path}${query} ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
);
