import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { currencies, type Minor } from '../../base/money/money.ts';
import { amountText } from '../../base/money/parse-amount.ts';
import type { Shop, SignedInCustomer } from '../../base/operations/shop.ts';
import { listLinesOf, listOrders } from '../../trade/orders/order-queries.ts';
import type { OrderHeader } from '../../trade/orders/order.ts';
import type { Cells } from '../move-files/column.ts';
import type { MoveKindName } from '../move-files/kind-names.ts';
import { moveKinds } from '../move-files/kinds.ts';
import { lineCells, orderCells } from '../moving-out/placed-orders.ts';
import { pastOrderLines, pastOrders } from '../../trade/past-orders/tables.ts';

const ORDERS_AT_ONCE = 200;

type ExportShop = Pick<Shop, 'db' | 'store'>;
type Rows = AsyncGenerator<readonly (readonly string[])[]>;

/** Rows of orders.csv: orders of this shop as they are now, newest first, then those of the earlier shop as they were. */
export async function* orderRows({ db, store }: ExportShop, member: SignedInCustomer): Rows {
  for await (const orders of pagesOfOrders({ db, store }, member))
    yield orders.map((order) =>
      rowOf('orders', {
        ...orderCells(order, store),
        externalId: order.reference,
        company: String(member.companyId),
        member: order.email,
      }),
    );
  for await (const orders of pagesOfPastOrders({ db }, member))
    yield orders.map((order) => [
      pastKey(order),
      String(member.companyId),
      '',
      order.number,
      order.placedOn,
      order.purchaseOrderNumber,
      order.state,
      currencies[order.currencyId].code,
      textOf(order.goodsMinor),
      textOf(order.discountMinor),
      textOf(order.deliveryMinor),
      textOf(order.taxMinor),
      amountText(order.totalMinor),
      order.deliveryAddress.replaceAll('\n', ' | '),
      order.note,
    ]);
}

/** Rows of order-lines.csv, in the order of their orders. */
export async function* orderLineRows({ db, store }: ExportShop, member: SignedInCustomer): Rows {
  for await (const orders of pagesOfOrders({ db, store }, member)) {
    const lines = Map.groupBy(
      await listLinesOf(
        db,
        orders.map(({ id }) => id),
      ),
      ({ orderId }) => orderId,
    );
    yield orders.flatMap(({ id, reference }) =>
      (lines.get(id) ?? []).map((line, at) => rowOf('order-lines', { order: reference, ...lineCells(line, at + 1) })),
    );
  }
  for await (const orders of pagesOfPastOrders({ db }, member)) {
    const keys = new Map(orders.map((order) => [order.id, pastKey(order)]));
    const lines = await db
      .select()
      .from(pastOrderLines)
      .where(inArray(pastOrderLines.pastOrderId, [...keys.keys()]))
      .orderBy(asc(pastOrderLines.pastOrderId), asc(pastOrderLines.position));
    yield lines.map((line) => [
      keys.get(line.pastOrderId) ?? '',
      String(line.position),
      line.partNumber,
      line.description,
      String(line.quantity),
      textOf(line.unitPriceMinor),
      textOf(line.totalMinor),
    ]);
  }
}

/** A row in the columns of a file of a move. */
function rowOf(kind: MoveKindName, cells: Cells): string[] {
  return moveKinds[kind].columns.map(({ heading }) => cells[heading] ?? '');
}

/** Numbers of the earlier shop and of this one may be equal. */
const pastKey = ({ id }: { id: number }) => `earlier-${id}`;

async function* pagesOfOrders({ db }: ExportShop, member: SignedInCustomer): AsyncGenerator<readonly OrderHeader[]> {
  for (let before: number | undefined; ;) {
    const { items } = await listOrders(db, { reader: member, before }, { page: 1, pageSize: ORDERS_AT_ONCE });
    if (items.length > 0) yield items;
    if (items.length < ORDERS_AT_ONCE) return;
    before = items.at(-1)?.id;
  }
}

async function* pagesOfPastOrders({ db }: Pick<Shop, 'db'>, { companyId }: SignedInCustomer) {
  for (let after = 0; ;) {
    const orders = await db
      .select()
      .from(pastOrders)
      .where(and(eq(pastOrders.companyId, companyId), gt(pastOrders.id, after)))
      .orderBy(asc(pastOrders.id))
      .limit(ORDERS_AT_ONCE);
    const last = orders.at(-1);
    if (last === undefined) return;
    yield orders;
    after = last.id;
  }
}

function textOf(minor: Minor | null): string {
  return minor === null ? '' : amountText(minor);
}
