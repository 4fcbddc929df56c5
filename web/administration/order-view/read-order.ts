import { data } from 'react-router';
import type { AuditEntry } from '#shop/audit/entry.ts';
import { auditPaths } from '#shop/audit/paths.ts';
import type { PlacedOrder } from '#shop/orders/order.ts';
import { orderPaths } from '#shop/orders/paths.ts';
import { RefusedError, type PageArgs } from '../../page-context.ts';
import { t } from '../staff-text.ts';

export interface OrderView {
  order: PlacedOrder;
  /** What staff did with it, the newest first. */
  history: readonly AuditEntry[];
}

/** How much of an order's history stands beside it. */
const ENTRIES = 50;

/** The order that the address names by `id=`; unknown: 404 'Not a valid order'. */
export async function readOrder({ request, context }: PageArgs): Promise<OrderView> {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^\d{1,10}$/.test(id)) throw notValid();
  const entriesOf = (entity: 'order' | 'purchase order') =>
    context.call(auditPaths.list, { entity, entityId: String(Number(id)), pageSize: ENTRIES });
  const [asked, ofOrder, ofFile] = await Promise.all([
    context.ask(orderPaths.read, { orderId: Number(id) }),
    entriesOf('order'),
    entriesOf('purchase order'),
  ]);
  if (!asked.ok) {
    if (asked.refusal.status === 404 || asked.refusal.status === 400) throw notValid();
    throw new RefusedError(asked.refusal);
  }
  const history = [...ofOrder.items, ...ofFile.items].toSorted((one, other) => other.id - one.id);
  return { order: asked.output, history };
}

function notValid() {
  return data({ message: t('order.not-valid') }, { status: 404 });
}
