import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '#shop/catalogue/parts/tables.ts';
import { machines, pressModels } from '#shop/catalogue/presses/tables.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import { pressText } from '#shop/trade/part-requests/part-request.ts';
import { partRequestLines, partRequests } from '#shop/trade/part-requests/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { instantOf } from './moment.ts';

/** A question to the counter and a request to purchasing, both open (J9). */
export async function fillPartRequests(tx: Db, { partRequests: rows }: SampleFiles, today: Date): Promise<void> {
  for (const { id, customerId, daysAgo, serial, part, quantity, ...row } of rows) {
    const [press] = await tx
      .select({
        id: machines.id,
        companyId: machines.companyId,
        modelName: pressModels.name,
        serial: machines.serial,
        machineName: machines.name,
      })
      .from(machines)
      .innerJoin(pressModels, eq(pressModels.id, machines.modelId))
      .innerJoin(customers, and(eq(customers.companyId, machines.companyId), eq(customers.id, customerId)))
      .where(eq(machines.serial, serial));
    if (press === undefined) throw new Error(`Request ${id} names the press ${serial}, which does not exist`);
    const asked = { id, customerId, companyId: press.companyId, machineId: press.id, press: pressText(press) };
    const askedAt = instantOf({ on: null, daysAgo }, today, '07:40');
    await tx.insert(partRequests).values({ ...row, ...asked, askedAt });
    if (part === '') continue;
    const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.name, part));
    if (product === undefined) throw new Error(`Request ${id} names the part ${part}, which does not exist`);
    await tx.insert(partRequestLines).values({ requestId: id, position: 1, productId: product.id, quantity });
  }
}
