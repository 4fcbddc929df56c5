import type { BuiltShop } from './built-shop.ts';
import type { PlainPage } from './plain-page.ts';

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
