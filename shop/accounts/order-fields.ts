/** Whether a company asks for something with its orders (H4). */
export type FieldRule = 'off' | 'optional' | 'required';

/** What a company asks for with each of its orders (H4). */
export interface OrderFieldRules {
  costCentreRule: FieldRule;
  requisitionRule: FieldRule;
  wantedByRule: FieldRule;
  /** Those that may be chosen. */
  costCentres: readonly string[];
}

export const COST_CENTRE_MAX = 50;
export const MOST_COST_CENTRES = 200;

/** What the table of an order's own fields says of each. */
export interface OrderField {
  /** A line that is typed, one of the company's cost centres, or a day. */
  readonly kind: 'text' | 'cost centre' | 'day';
  /** Names its control at the checkout, its change, and its texts: 'order.requisition', 'sheet.column.requisition'. */
  readonly key: string;
  /** How long it may be. */
  readonly most: number;
}

/**
 * The fields that a buyer fills in besides the PO number, each once. What the checkout, the calls and a correction take, what orders,
 * approvals, sheets, PDFs, mails and exports show, and what a correction compares are made from it (docs/decisions/0039). Their columns stand in
 * `shop/orders/tables.ts`. Browsers load this table with an order: what few need stands with its use.
 */
export const orderFields = {
  costCentre: { kind: 'cost centre', key: 'cost-centre', most: COST_CENTRE_MAX },
  requisitionNumber: { kind: 'text', key: 'requisition', most: 50 },
  /** The day by which the goods are wanted. */
  wantedBy: { kind: 'day', key: 'wanted-by', most: 10 },
} as const satisfies Readonly<Record<string, OrderField>>;

export type OrderFieldName = keyof typeof orderFields;
export type OrderFieldKey = (typeof orderFields)[OrderFieldName]['key'];

/** Their names, in the order in which they are asked for and shown. */
export const ORDER_FIELD_NAMES = Object.keys(orderFields) as readonly OrderFieldName[];

/** What an order says in them; null: nothing. A day is ISO. */
export type OrderFields = Record<OrderFieldName, string | null>;

/** The same as it was typed; empty and absent are nothing. */
export type TypedOrderFields = { [Field in OrderFieldName]?: string | undefined };

/** Something of each field: its value, its schema, its column. */
export function eachOrderField<Value>(of: (name: OrderFieldName) => Value): Record<OrderFieldName, Value> {
  return Object.fromEntries(ORDER_FIELD_NAMES.map((name) => [name, of(name)])) as Record<OrderFieldName, Value>;
}

/** The fields of something that has more. */
export function orderFieldsOf<Fields extends Record<OrderFieldName, unknown>>(
  of: Fields,
): Pick<Fields, OrderFieldName> {
  return Object.fromEntries(ORDER_FIELD_NAMES.map((name) => [name, of[name]])) as Pick<Fields, OrderFieldName>;
}
