import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { FieldError } from '../kernel/errors.ts';
import { message } from '../kernel/message.ts';
import {
  type FieldRule,
  ORDER_FIELD_NAMES,
  type OrderField,
  type OrderFieldName,
  type OrderFieldRules,
  orderFields,
  type OrderFields,
  type TypedOrderFields,
} from './order-fields.ts';

export const FIELD_RULES = ['off', 'optional', 'required'] as const satisfies readonly FieldRule[];

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

interface AskedField {
  rule: Exclude<keyof OrderFieldRules, 'costCentres'>;
  /** Shown where the company requires it and it is missing. */
  missing: `refusal.${'cost-centre' | 'requisition' | 'wanted-by'}-required`;
}

/** The rules by which a company asks for a field. One that has none is optional in every order. */
const RULES: { readonly [Name in OrderFieldName]?: AskedField } = {
  costCentre: { rule: 'costCentreRule', missing: 'refusal.cost-centre-required' },
  requisitionNumber: { rule: 'requisitionRule', missing: 'refusal.requisition-required' },
  wantedBy: { rule: 'wantedByRule', missing: 'refusal.wanted-by-required' },
};

/** Returns whether a field is asked for. */
export function ruleOfField(rules: OrderFieldRules, name: OrderFieldName): FieldRule {
  const asked = RULES[name];
  return asked === undefined ? 'optional' : rules[asked.rule];
}

/** Drops values of fields that the company does not ask for. */
export function dropUnaskedFields(rules: OrderFieldRules, typed: TypedOrderFields): OrderFields {
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
    const { kind }: OrderField = orderFields[name];
    const value = kept[name];
    const asked = RULES[name];
    if (value === null)
      return asked !== undefined && rules[asked.rule] === 'required'
        ? [{ field: name, message: message(asked.missing) }]
        : [];
    if (kind === 'choice' && !rules.costCentres.includes(value))
      return [{ field: name, message: message('refusal.cost-centre-unknown') }];
    if (kind === 'day' && value < today) return [{ field: name, message: message('refusal.wanted-by-past') }];
    return [];
  });
}
