/** True if a company asks for something with its orders (H4). */
export type FieldRule = 'off' | 'optional' | 'required';

/** Order fields that a company asks for (H4). */
export interface OrderFieldRules {
  costCentreRule: FieldRule;
  requisitionRule: FieldRule;
  wantedByRule: FieldRule;
  /** Those that may be chosen. */
  costCentres: readonly string[];
}

/** Longest value of a field, and longest name of a cost centre. */
export const ORDER_FIELD_MAX = 50;
export const MAX_COST_CENTRES = 200;

/** Describes one field of an order. */
export interface OrderField {
  /** A line that is typed, one of the company's cost centres (choice), or a day. */
  readonly kind: 'text' | 'choice' | 'day';
  /** Names its control at the checkout, its change, and its texts: 'order.requisition', 'sheet.column.requisition'. */
  readonly key: string;
}

/**
 * The fields that a buyer fills in besides the PO number, each once. What the checkout, the calls and a correction take, what orders,
 * approvals, sheets, PDFs, mails and exports show, and what a correction compares are made from it (docs/decisions/0039). Their columns stand in
 * `shop/orders/tables.ts`. Browsers load this table with an order: what few need stands with its use.
 */
export const orderFields = {
  costCentre: { kind: 'choice', key: 'cost-centre' },
  requisitionNumber: { kind: 'text', key: 'requisition' },
  /** The day by which the goods are wanted. */
  wantedBy: { kind: 'day', key: 'wanted-by' },
} as const satisfies Readonly<Record<string, OrderField>>;

export type OrderFieldName = keyof typeof orderFields;
export type OrderFieldKey = (typeof orderFields)[OrderFieldName]['key'];

/** Their names, in the order in which they are asked for and shown. */
export const ORDER_FIELD_NAMES = Object.keys(orderFields) as readonly OrderFieldName[];

/** Values of the order fields of one order; null: none. Days are ISO. */
export type OrderFields = Record<OrderFieldName, string | null>;

/** The same as it was typed; empty and absent are nothing. */
export type TypedOrderFields = { [Field in OrderFieldName]?: string | undefined };
