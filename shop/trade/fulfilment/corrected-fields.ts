import { fieldRefusals, ruleOfField } from '../../people/accounts/order-field-rules.ts';
import {
  ORDER_FIELD_NAMES,
  type OrderFieldRules,
  type OrderFields,
  type TypedOrderFields,
} from '../../people/accounts/order-fields.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { FieldError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';

/**
 * Order fields after a correction (H4), with refusals by field. Omitted or unchanged values stay, whatever the
 * company's current rules; values of hidden fields can be removed.
 * @param today in the store's time zone
 */
export function correctedFields(
  rules: OrderFieldRules,
  present: OrderFields,
  typed: TypedOrderFields,
  today: CalendarDay,
): { fields: OrderFields; refusals: FieldError[] } {
  const fields: OrderFields = { ...present };
  for (const field of ORDER_FIELD_NAMES) {
    const value = typed[field];
    if (value !== undefined) fields[field] = value === '' ? null : value;
  }
  const changed = new Set<string>(ORDER_FIELD_NAMES.filter((field) => fields[field] !== present[field]));
  const notAsked = ORDER_FIELD_NAMES.filter(
    (field) => changed.has(field) && fields[field] !== null && ruleOfField(rules, field) === 'off',
  );
  const refusals = [
    ...notAsked.map((field) => ({ field, message: message('staff-refusal.field-not-asked') })),
    ...fieldRefusals(rules, fields, today).filter(
      ({ field }) => changed.has(field) && !notAsked.some((other) => other === field),
    ),
  ];
  return { fields, refusals };
}
