import type { Database } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import { products } from '#shop/catalogue/tables.ts';
import { customers } from '#shop/accounts/tables.ts';
import { staff } from '#shop/identity/tables.ts';

/**
 * Fills a shop that has nothing yet with the sample data. Answers whether it did.
 * @param onBegin  told before it begins: it takes some seconds
 */
export async function fillEmptyShop(db: Database, files: Files, onBegin = () => {}): Promise<boolean> {
  // A colleague who was added by command is a beginning of one's own. Countries and rates every shop has.
  for (const table of [products, customers, staff]) if ((await db.$count(table)) > 0) return false;
  onBegin();
  const { loadSampleData } = await import('../sample-data/load.ts'); // a shop in use never reads it
  await loadSampleData(db, files, { today: new Date(), members: true });
  return true;
}
