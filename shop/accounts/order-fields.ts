import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { FieldError } from '../kernel/errors.ts';
import { message } from '../kernel/message.ts';

/** Whether a company asks for something with its orders (H4). */
export const FIELD_RULES = ['off', 'optional', 'required'] as const;
export type FieldRule = (typeof FIELD_RULES)[number];

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
interface OrderField {
  /** A line that is typed, one of the company's cost centres, or a day. */
  readonly kind: 'text' | 'cost centre' | 'day';
  /** Names its control at the checkout, its change, and its texts: 'order.requisition', 'sheet.column.requisition'. */
  readonly key: string;
  /** What its column in the export of staff is called. */
  readonly column: string;
  /** The rule by which a company asks for it; null: every order may have it. */
  readonly rule: Exclude<keyof OrderFieldRules, 'costCentres'> | null;
  /** How long it may be. */
  readonly most: number;
  /** Said where a company requires it and it is missing. */
  readonly required?: `refusal.${'cost-centre' | 'requisition' | 'wanted-by'}-required`;
}

/**
 * The fields that a buyer fills in besides the PO number, each once. What the checkout, the calls and a correction take, what orders,
 * approvals, sheets, PDFs, mails and exports show, and what a correction compares are made from it (docs/decisions/0039). Their columns stand in
 * `shop/orders/tables.ts`.
 */
export const orderFields = {
  costCentre: {
    kind: 'cost centre',
    key: 'cost-centre',
    column: 'Cost centre',
    rule: 'costCentreRule',
    most: COST_CENTRE_MAX,
    required: 'refusal.cost-centre-required',
  },
  requisitionNumber: {
    kind: 'text',
    key: 'requisition',
    column: 'Requisition number',
    rule: 'requisitionRule',
    most: 50,
    required: 'refusal.requisition-required',
  },
  /** The day by which the goods are wanted. */
  wantedBy: {
    kind: 'day',
    key: 'wanted-by',
    column: 'Wanted by',
    rule: 'wantedByRule',
    most: 10,
    required: 'refusal.wanted-by-required',
  },
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

/** Whether a field is asked for. */
export function ruleOfField(rules: OrderFieldRules, name: OrderFieldName): FieldRule {
  const { rule }: OrderField = orderFields[name];
  return rule === null ? 'optional' : rules[rule];
}

/** What of it is kept: nothing that the company does not ask for. */
export function keptFields(rules: OrderFieldRules, typed: TypedOrderFields): OrderFields {
  return eachOrderField((name) => {
    const { [name]: value = '' } = typed;
    return ruleOfField(rules, name) === 'off' || value === '' ? null : value;
  });
}

/**
 * Why an order with these fields is not accepted, by field; none: it is (H4).
 * @param today  in the store's time zone: what is wanted by today is not late yet
 */
export function fieldRefusals(rules: OrderFieldRules, kept: OrderFields, today: CalendarDay): FieldError[] {
  return ORDER_FIELD_NAMES.flatMap((name): FieldError[] => {
    const { kind, required }: OrderField = orderFields[name];
    const value = kept[name];
    if (value === null)
      return required !== undefined && ruleOfField(rules, name) === 'required'
        ? [{ field: name, message: message(required) }]
        : [];
    if (kind === 'cost centre' && !rules.costCentres.includes(value))
      return [{ field: name, message: message('refusal.cost-centre-unknown') }];
    if (kind === 'day' && value < today) return [{ field: name, message: message('refusal.wanted-by-past') }];
    return [];
  });
}
