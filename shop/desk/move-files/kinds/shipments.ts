import { eq } from 'drizzle-orm';
import { pastShipments } from '../../../trade/past-orders/tables.ts';
import { day, required, textUpTo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type MoveRow } from '../kind.ts';
import { insertRows } from '../insert-rows.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Parcels of orders of the earlier shop (Q2). */
export const shipmentKind: MoveKind = {
  name: 'shipments',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'S-9001', read: required(textUpTo(100)) },
    {
      heading: 'order',
      about: 'externalId of the order',
      example: 'O-5001',
      refersTo: 'orders',
      read: required(textUpTo(100)),
    },
    { heading: 'sentOn', about: 'Day, as 2019-05-02', example: '2019-05-02', read: required(day) },
    { heading: 'carrier', about: 'Who carried it', example: 'DPD', read: textUpTo(100) },
    { heading: 'trackingNumber', about: 'Its number there', example: '15502370', read: textUpTo(100) },
    { heading: 'contents', about: 'What was in it, in your words', example: 'Everything', read: textUpTo(1000) },
  ],
  numbered: pastShipments,
  orderIn: ({ order = '' }) => order,
  keyOf: externalId,
  async stored(db, which) {
    const { id, sentOn, carrier, trackingNumber, contents } = pastShipments;
    const query = db
      .select({
        id,
        externalId: externalIdOf('shipments', id),
        order: externalIdOf('orders', pastShipments.pastOrderId),
        sentOn,
        carrier,
        trackingNumber,
        contents,
      })
      .from(pastShipments);
    const rows = await only(query.$dynamic(), pastShipments.id, which);
    return rows.map(({ id: shipmentId, ...cells }) => ({ id: shipmentId, cells }));
  },
  add: (tx, rows) => insertRows(tx, pastShipments, rows.map(valuesOf)),
  async change(tx, rows) {
    for (const row of rows) await tx.update(pastShipments).set(valuesOf(row)).where(eq(pastShipments.id, row.id));
  },
  remove: (tx, ids) => removeUnused(tx, pastShipments, ids),
};

function valuesOf({ cells, ids }: MoveRow) {
  return {
    pastOrderId: ids.order ?? 0,
    sentOn: cells.sentOn ?? '',
    carrier: cells.carrier ?? '',
    trackingNumber: cells.trackingNumber ?? '',
    contents: cells.contents ?? '',
  };
}
