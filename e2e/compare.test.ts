import { describe, expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

const BLADES = '/search?p=98429C14-E911-4590-A74C-7F0D788D3567';

describe('parts stand side by side (I5)', () => {
  test.for([{}, { javaScriptEnabled: false }])(
    'ticked in a list, and more by their number: %o',
    async (options, { visits }) => {
      const page = await visits.visitor(options);
      await page.goto(BLADES);
      await page.getByRole('link', { name: 'Compare', exact: true }).click();
      await page.getByRole('checkbox', { name: 'DB-0150', exact: true }).check();
      await page.getByRole('checkbox', { name: 'DB-0200', exact: true }).check();
      await page.getByRole('button', { name: 'Compare ticked' }).click();
      await page.getByRole('heading', { name: 'Compare: Doctor blade' }).waitFor();
      await page.getByRole('row', { name: /Thickness.*0\.15 mm.*0\.2 mm/ }).waitFor();
      await page.getByLabel('Part number to add').fill('db0025');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('link', { name: 'Remove DB-0025' }).waitFor();
      expect(new URL(page.url()).searchParams.getAll('part')).toHaveLength(3);
      await page.getByRole('link', { name: 'Remove DB-0025' }).click();
      await page.getByRole('link', { name: 'Remove DB-0025' }).waitFor({ state: 'detached' });
    },
  );

  test('a number that no part has is said', async ({ visits }) => {
    visits.expectErrors(/404/);
    const page = await visits.visitor();
    await page.goto('/Compare?part=140&add=NOPE-1');
    await page.getByText('No available part has the number NOPE-1.').waitFor();
    await page.getByRole('link', { name: 'Remove DB-0150' }).waitFor();
  });
});
