import { desc, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { auditEntries } from '#shop/base/audit/tables.ts';
import type { PlainPage } from './plain-page.ts';
import type { BuiltShop } from './built-shop.ts';

export const STAFF = 'staff@pressline.test';

/** The texts of a list's rows, column by column; rows that belong to another row are left out. */
export async function rowsOf(page: Page | PlainPage, name: string): Promise<string[][]> {
  const rows = await page.getByRole('table', { name }).locator('tbody tr[data-linked]').all();
  return Promise.all(rows.map(async (row) => row.locator('td').allInnerTexts()));
}

/** The newest entry of the audit list about one thing. */
export async function newestChange({ shop }: BuiltShop, entity: string, entityId: number) {
  const [entry] = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, String(entityId)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry?.entity === entity ? entry : undefined;
}
