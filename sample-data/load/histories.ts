import type { Db } from '#platform/database/database.ts';
import { staff as staffTable } from '#shop/people/identity/tables.ts';
import { orderEvents } from '#shop/trade/orders/tables.ts';
import { returnNumberOf } from '#shop/trade/returns/return.ts';
import type { SampleFiles } from '../sample-files.ts';
import { instantOf } from './moment.ts';

type Happened = Omit<typeof orderEvents.$inferInsert, 'xid'> & { at: Date };

/**
 * Inserts the events of the orders since they were placed, as the staff steps would have written them (L1, L8), oldest
 * first.
 */
export async function fillHistories(tx: Db, sample: SampleFiles, today: Date): Promise<void> {
  const [counter] = await tx.select({ staffId: staffTable.id, staffName: staffTable.name }).from(staffTable).limit(1);
  if (counter === undefined) throw new Error('The sample has no staff who could have done something');
  const at = (daysAgo: number, time: string) => instantOf({ on: null, daysAgo }, today, time);
  const events: Happened[] = [
    ...[...Map.groupBy(sample.orderStates, ({ orderId }) => orderId).values()].flatMap((steps) =>
      steps
        .filter(({ state }) => state !== 'new')
        .map(({ orderId, state, daysAgo, time, why }, index, taken): Happened => {
          const details = {
            from: taken[index - 1]?.state ?? ('new' as const),
            to: state,
            ...(why === '' ? {} : { why }),
          };
          return { ...counter, orderId, at: at(daysAgo, time), kind: 'state', details };
        }),
    ),
    ...sample.shipments.map(({ id, orderId, daysAgo }): Happened => ({
      ...counter,
      orderId,
      at: at(daysAgo, '15:00'),
      kind: 'shipment',
      details: { shipmentId: id },
    })),
    ...sample.documents.map(({ orderId, kind, number, daysAgo }): Happened => ({
      ...counter,
      orderId,
      at: at(daysAgo, '15:30'),
      kind: 'document',
      details: { document: kind, number },
    })),
    ...sample.returns.map(({ id, orderId, position, daysAgo }): Happened => ({
      orderId,
      at: at(daysAgo, '09:20'),
      kind: 'return',
      details: { number: returnNumberOf(orderId, position), returnId: id, returnState: 'asked' },
    })),
  ];
  await tx.insert(orderEvents).values(events.toSorted((one, other) => one.at.getTime() - other.at.getTime()));
}
