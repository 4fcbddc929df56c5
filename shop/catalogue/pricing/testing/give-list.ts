import type { Shop } from '../../../base/operations/shop.ts';
import { priceListRecipients, priceListRows, priceLists } from '../tables.ts';

type NewList = Partial<typeof priceLists.$inferInsert>;
type NewRow = Omit<Partial<typeof priceListRows.$inferInsert>, 'priceListId'>;
type Recipient = { companyId: number } | { groupId: number } | 'everybody';

let made = 0;

/** Stores a price list in pounds with these rows and assigns it; its rows have applied for a long time. Returns its number. */
export async function giveList(
  { shop }: { shop: Pick<Shop, 'db' | 'refreshPriceLists'> },
  to: Recipient | readonly Recipient[],
  rows: readonly NewRow[],
  list: NewList = {},
): Promise<number> {
  made += 1;
  const [stored] = await shop.db
    .insert(priceLists)
    .values({ name: `List ${made}`, currencyId: 2, ...list })
    .returning();
  if (stored === undefined) throw new Error('The price list was not stored.');
  const recipients = Array.isArray(to) ? (to as readonly Recipient[]) : [to as Recipient];
  await shop.db
    .insert(priceListRecipients)
    .values(recipients.map((each) => ({ priceListId: stored.id, ...(each === 'everybody' ? {} : each) })));
  if (rows.length > 0)
    await shop.db
      .insert(priceListRows)
      .values(rows.map((row) => ({ priceListId: stored.id, startsOn: '2020-01-01', ...row })));
  await shop.refreshPriceLists();
  return stored.id;
}

/** Company of uk@converter.test: pounds, class 2. */
export const UK_COMPANY = 1;
