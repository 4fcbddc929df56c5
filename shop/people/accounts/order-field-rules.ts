import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { FieldError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import {
  type FieldRule,
  ORDER_FIELD_NAMES,
  type OrderField,
  type OrderFieldName,
  type OrderFieldRules,
  orderFields,
  SHIP_COMPLETE,
  type OrderFields,
  type TypedOrderFields,
} from './order-fields.ts';

export const FIELD_RULES = ['off', 'optional', 'required'] as const satisfies readonly FieldRule[];

/** Builds a record with an entry for each field: its value, its schema, its column. */
export function eachOrderField<Value>(of: (name: OrderFieldName) => Value): Record<OrderFieldName, Value> {
  return Object.fromEntries(ORDER_FIELD_NAMES.map((name) => [name, of(name)])) as Record<OrderFieldName, Value>;
}

/** Picks the order fields from a larger object. */
export function orderFieldsOf<Fields extends Record<OrderFieldName, unknown>>(
  of: Fields,
): Pick<Fields, OrderFieldName> {
  return Object.fromEntries(ORDER_FIELD_NAMES.map((name) => [name, of[name]])) as Pick<Fields, OrderFieldName>;
}

interface AskedField {
  rule: Exclude<keyof OrderFieldRules, 'costCentres'>;
  /** Shown if the company requires the field and it is missing. */
  missing: `refusal.${'cost-centre' | 'requisition' | 'wanted-by'}-required`;
}

/** The rules of a company for each field. A field without a rule is optional in every order. */
const RULES: { readonly [Name in OrderFieldName]?: AskedField } = {
  costCentre: { rule: 'costCentreRule', missing: 'refusal.cost-centre-required' },
  requisitionNumber: { rule: 'requisitionRule', missing: 'refusal.requisition-required' },
  wantedBy: { rule: 'wantedByRule', missing: 'refusal.wanted-by-required' },
};

/** Returns whether a field is shown. */
export function ruleOfField(rules: OrderFieldRules, name: OrderFieldName): FieldRule {
  const asked = RULES[name];
  return asked === undefined ? 'optional' : rules[asked.rule];
}

/** Drops values of fields that the company hides. */
export function dropUnaskedFields(rules: OrderFieldRules, typed: TypedOrderFields): OrderFields {
  return eachOrderField((name) => {
    const { [name]: value = '' } = typed;
    return ruleOfField(rules, name) === 'off' || value === '' ? null : value;
  });
}

/**
 * Returns why an order with these fields is refused, by field; empty if it is accepted (H4).
 * @param today in the store's time zone: a required date of today is not late yet
 */
export function fieldRefusals(rules: OrderFieldRules, kept: OrderFields, today: CalendarDay): FieldError[] {
  return ORDER_FIELD_NAMES.flatMap((name): FieldError[] => {
    const { kind }: OrderField = orderFields[name];
    const value = kept[name];
    const asked = RULES[name];
    if (value === null)
      return asked !== undefined && rules[asked.rule] === 'required'
        ? [{ field: name, message: message(asked.missing) }]
        : [];
    if (kind === 'choice' && !rules.costCentres.includes(value))
      return [{ field: name, message: message('refusal.cost-centre-unknown') }];
    if (kind === 'shipping' && value !== SHIP_COMPLETE)
      return [{ field: name, message: message('refusal.shipping-unknown') }];
    if (kind === 'day' && value < today) return [{ field: name, message: message('refusal.wanted-by-past') }];
    return [];
  });
}
