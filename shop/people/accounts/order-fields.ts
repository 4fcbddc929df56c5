/** A company's rule for an order field (H4). */
export type FieldRule = 'off' | 'optional' | 'required';

/** Order fields of a company (H4). */
export interface OrderFieldRules {
  costCentreRule: FieldRule;
  requisitionRule: FieldRule;
  wantedByRule: FieldRule;
  /** Cost centres that can be selected. */
  costCentres: readonly string[];
}

/** Value of `shipping` for an order that leaves in one shipment. */
export const SHIP_COMPLETE = 'complete';

/** Longest value of a field, and longest name of a cost centre. */
export const ORDER_FIELD_MAX = 50;
export const MAX_COST_CENTRES = 200;

/** Describes one field of an order. */
export interface OrderField {
  /** A typed line, one of the company's cost centres (choice), a day, or how the goods leave (shipping). */
  readonly kind: 'line' | 'choice' | 'day' | 'shipping';
  /**
   * Key of its control at the checkout, of its change, and of its texts: 'order.requisition',
   * 'sheet.column.requisition'.
   */
  readonly key: string;
}

/**
 * The fields that a buyer fills in besides the PO number, each declared once. Checkout, calls, corrections, orders,
 * approvals, sheets, PDFs, mails and exports are derived from it (docs/decisions/0039). Their columns are in
 * `shop/trade/orders/tables.ts`. Browsers load this table with an order, so rarely needed data belongs elsewhere.
 */
export const orderFields = {
  costCentre: { kind: 'choice', key: 'cost-centre' },
  requisitionNumber: { kind: 'line', key: 'requisition' },
  /** Required date of the goods. */
  wantedBy: { kind: 'day', key: 'wanted-by' },
  /** null: ship what is there; SHIP_COMPLETE: in one shipment, once all of it is there. */
  shipping: { kind: 'shipping', key: 'shipping' },
} as const satisfies Readonly<Record<string, OrderField>>;

export type OrderFieldName = keyof typeof orderFields;
export type OrderFieldKey = (typeof orderFields)[OrderFieldName]['key'];

/** The field names in display order. */
export const ORDER_FIELD_NAMES = Object.keys(orderFields) as readonly OrderFieldName[];

/** Values of the order fields of one order; null: none. Days are ISO. */
export type OrderFields = Record<OrderFieldName, string | null>;

/** The order fields as typed; empty and absent mean none. */
export type TypedOrderFields = { [Field in OrderFieldName]?: string | undefined };
