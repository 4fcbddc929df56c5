import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const SCREENS = [
  '/Administration/Dashboard',
  '/Administration/Orders',
  '/Administration/Pending-Orders',
  '/Administration/OrderView?id=1136',
  '/Administration/Customers',
  '/Administration/Customers?search=nobody+of+that+name',
  '/Administration/CustomerEdit?id=1',
  '/Administration/CustomerEdit?id=35',
  '/Administration/CustomerEdit',
  '/Administration/Audit',
  '/Administration/Mailbox',
  '/Administration/Staff',
  '/Administration/My-Account',
  '/Administration/Import',
  '/Administration/Search?keyword=harbour',
];

test.for([
  ['in light', { colorScheme: 'light' }],
  ['in dark', { colorScheme: 'dark' }],
  ['on a telephone', { viewport: { width: 320, height: 640 } }],
] as const)(
  'no screen of the sales side has a fault that axe finds, or scrolls sideways, %s',
  { timeout: 180_000 },
  async ([, options], { visits }) => {
    const page = await visits.pageAs(STAFF, { reducedMotion: 'reduce', ...options });
    await page.goto('/Administration/OrderView?id=1136');
    await page.getByLabel('Note').fill('Seen');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').getByText('Seen').first().waitFor();
    const faults: string[] = [];
    for (const screen of SCREENS) {
      await page.goto(screen);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations)
        faults.push(`${screen} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) faults.push(`${screen} is ${overflow} pixels too wide`);
    }
    expect(faults).toEqual([]);
  },
);
