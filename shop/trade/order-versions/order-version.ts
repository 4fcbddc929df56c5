import { ORDER_FIELD_NAMES, orderFields, type OrderFields } from '../../people/accounts/order-fields.ts';
import type { Minor } from '../../base/money/money.ts';

/** Kinds of changes between versions of an order (L5). */
export const CHANGED_THINGS = [
  'address',
  'purchase-order',
  ...ORDER_FIELD_NAMES.map((name) => orderFields[name].key),
  'quantity',
  'added',
  'delivery',
  'total',
  'tax',
] as const;
export type ChangedThing = (typeof CHANGED_THINGS)[number];

/** One difference between a version of an order and the one before. */
export interface OrderChange {
  what: ChangedThing;
  /** For a line: its part, with its width. */
  part: string | null;
  /** An address, PO number, order field or quantity; null: there was none, or it is an amount. */
  before: string | null;
  after: string | null;
  /** An amount; null for delivery to be advised. */
  beforeMinor: Minor | null;
  /** For an added line its current unit price. */
  afterMinor: Minor | null;
}

/** An order after a correction; the original snapshot is kept. */
export interface OrderVersion {
  /** 2 is the first after the snapshot. */
  number: number;
  /** ISO 8601. */
  madeAt: string;
  /** Reason for the buyer, in the author's words. */
  why: string;
  changes: readonly OrderChange[];
}

interface Compared {
  deliveryAddress: string;
  purchaseOrderNumber: string;
  fields: OrderFields;
  deliveryMinor: Minor | null;
  totalMinor: Minor;
  /** Absent: it is not computed (O3). */
  taxMinor?: Minor | undefined;
  lines: readonly { id: number; part: string; quantity: number; unitPriceMinor: Minor }[];
}

/** Lists the differences between two versions, in display order. */
export function changesBetween(before: Compared, after: Compared): OrderChange[] {
  const none = { part: null, before: null, after: null, beforeMinor: null, afterMinor: null };
  const text = (what: ChangedThing, was: string | null, is: string | null): OrderChange[] =>
    was === is ? [] : [{ ...none, what, before: was, after: is }];
  const amount = (what: ChangedThing, was: Minor | null, is: Minor | null): OrderChange[] =>
    was === is ? [] : [{ ...none, what, beforeMinor: was, afterMinor: is }];
  const had = new Map(before.lines.map((line) => [line.id, line]));
  const has = new Map(after.lines.map((line) => [line.id, line.quantity]));
  return [
    ...text('address', before.deliveryAddress, after.deliveryAddress),
    ...text('purchase-order', before.purchaseOrderNumber, after.purchaseOrderNumber),
    ...ORDER_FIELD_NAMES.flatMap((name) => text(orderFields[name].key, before.fields[name], after.fields[name])),
    ...before.lines.flatMap(({ id, part, quantity }) =>
      text('quantity', String(quantity), String(has.get(id) ?? 0)).map((change) => ({ ...change, part })),
    ),
    ...after.lines.flatMap(({ id, part, quantity, unitPriceMinor }) =>
      had.has(id)
        ? []
        : [{ ...none, what: 'added' as const, part, after: String(quantity), afterMinor: unitPriceMinor }],
    ),
    ...amount('delivery', before.deliveryMinor, after.deliveryMinor),
    ...amount('total', before.totalMinor, after.totalMinor),
    ...amount('tax', before.taxMinor ?? null, after.taxMinor ?? null),
  ];
}
