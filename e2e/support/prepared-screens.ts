import { SCREEN_STATES } from '#server/testing/administration-screens.ts';
import { parts } from './basket.ts';
import type { BuiltShop } from './built-shop.ts';
import { STAFF } from './counter.ts';
import { deliverOrderMail, failMail } from './mails.ts';
import { PlainPage } from './plain-page.ts';
import { openSession } from './sessions.ts';

const LONG = 'A text without end '.repeat(12);
const COLUMNS = 'productID,productName,productPriceDollar,stockLevel,productIntro';

/** Three blades in a basket, more than the minimum spend, and lines with a long text and with a price of an agreement. */
export const USUAL_BASKET = [
  { productId: parts['DB-0150'], quantity: 3 },
  { productId: parts['TT-1015-25'], quantity: 2, serial: 'P5-0042', machine: 'The press beside the window' },
  { productId: parts['CS-FILTER-INK'], quantity: 2 },
];

/** The usual state of every screen of the administration. */
export async function usualStaffScreens(shop: BuiltShop): Promise<string[]> {
  const usual = Object.entries(SCREEN_STATES).flatMap(([path, states]) =>
    states.slice(0, 1).map((query) => path + query),
  );
  return [
    ...usual,
    `Mail?id=${await deliverOrderMail(shop, 1004)}`,
    await importScreen(shop, `0,NEW-1,1,1,${LONG}\n104,T,1,7,\n`),
  ];
}

/** Every state of every screen of the administration. */
export async function everyStaffScreen(shop: BuiltShop): Promise<string[]> {
  const all = Object.entries(SCREEN_STATES).flatMap(([path, states]) => states.map((query) => path + query));
  const [sent, failed] = [await deliverOrderMail(shop, 1004), await deliverOrderMail(shop, 1005)];
  await failMail(shop, failed);
  const differences = await importScreen(shop, `0,NEW-1,1,1,${LONG}\n104,T,1,7,\n`);
  const refused = await importScreen(shop, `0,NEW-1,1,1,${LONG}\n104,,1,x,\n`);
  return [...all, `Mail?id=${sent}`, `Mail?id=${failed}`, 'Mailbox?state=failed', differences, refused];
}

async function importScreen(shop: BuiltShop, rows: string): Promise<string> {
  const staff = new PlainPage(shop.url);
  await staff.context().addCookies(await openSession(shop, STAFF));
  await openImport(shop, staff, `${COLUMNS}\n${rows}`);
  const { pathname, search } = new URL(staff.url());
  return pathname.replace(/^\/Administration\//, '') + search;
}

/** Sends a file of products and opens the comparison with the shop, which is computed in the background. */
export async function openImport({ shop }: BuiltShop, staff: PlainPage, text: string): Promise<void> {
  await staff.goto('/Administration/Import');
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await staff.getByLabel('CSV or ZIP file').setInputFiles(file);
  await staff.getByRole('button', { name: 'Compare with shop' }).click();
  await staff.waitForURL('**/Administration/ImportView?id=*');
  await shop.asideDone();
  await staff.reload();
}
