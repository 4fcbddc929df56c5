import type { Db } from '#platform/database/database.ts';
import { partListLines, partListReminders, partLists } from '#shop/trade/lists/tables.ts';
import type { SampleFiles } from '../sample-files.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Named lists of the first companies; one of them has a reminder (G4). */
export async function fillLists(tx: Db, { lists, products, variants }: SampleFiles, today: Date): Promise<void> {
  const partOf = new Map(products.map((part) => [part.name, part]));
  const rows = [...Map.groupBy(lists, ({ listId }) => listId).values()];
  for (const lines of rows) {
    const [list] = lines;
    if (list === undefined) continue;
    const { customerId, name, isCompanys, everyWeeks } = list;
    const made = { companyId: customerId, customerId, name, isCompanys, createdAt: today, changedAt: today };
    const [{ id: listId } = { id: 0 }] = await tx.insert(partLists).values(made).returning({ id: partLists.id });
    if (everyWeeks > 0) {
      const nextOn = new Date(today.getTime() + everyWeeks * WEEK_MS).toISOString().slice(0, 10);
      await tx.insert(partListReminders).values({ listId, customerId, everyWeeks, nextOn });
    }
    await tx.insert(partListLines).values(
      lines.map(({ partNumber, width, quantity, note }, at) => {
        const part = partOf.get(partNumber);
        if (part === undefined) throw new Error(`lists.csv: there is no part ${partNumber}.`);
        const variant = variants.find(({ familyId, details }) => familyId === part.familyId && details === width);
        if ((part.familyId === null) !== (variant === undefined)) {
          throw new Error(`lists.csv: ${partNumber} has no width '${width}'.`);
        }
        return { listId, position: at + 1, productId: part.id, variantId: variant?.id ?? null, quantity, note };
      }),
    );
  }
}
