import type { FieldErrors } from '../messages/field-errors.ts';
import { message, type RuleMessage } from '../messages/message.ts';
import { MAX_PRICE_MINOR } from '../money/money.ts';
import type { CountName, Field, FieldTable, PriceName, RequiredKey } from './field.ts';

/** Validates the fields of a draft when a field loses focus (C6); omitted fields are valid. */
export function errorsOf<Fields extends FieldTable>(
  fields: Fields,
  draft: { readonly [Name in keyof Fields]?: unknown },
): FieldErrors<keyof Fields & string> {
  const errors: FieldErrors<keyof Fields & string> = {};
  for (const name in fields) {
    const refusal = draft[name] === undefined ? null : refusalOf(fields[name] as Field, draft[name]);
    if (refusal !== null) errors[name] = refusal;
  }
  return errors;
}

/** Returns why a field can't have that value, or null. The schema refuses values of another type. */
function refusalOf(field: Field, value: unknown): RuleMessage | null {
  switch (field.kind) {
    case 'line':
    case 'lines':
      return typeof value === 'string' ? textRefusal(field, value.trim()) : null;
    case 'price':
    case 'own price':
      return value === null ? requiredRefusal(field.required) : priceRefusal(value, field.named);
    case 'count':
      return value === null ? requiredRefusal(field.required) : countRefusal(value, field);
    case 'number or none':
      return value === null ? null : rangeRefusal(value, field);
    case 'number':
      return rangeRefusal(value, field);
    case 'tick':
    case 'choice':
    case 'choice or none':
    case 'word or none':
      return null;
    default:
      return field satisfies never;
  }
}

function rangeRefusal(
  value: unknown,
  { wire: field, from, to }: Extract<Field, { kind: 'number' | 'number or none' }>,
): RuleMessage | null {
  return isWhole(value) && value >= from && value <= to ? null : message('staff-rule.range', { field, from, to });
}

function textRefusal({ most, required }: { most: number; required?: RequiredKey }, text: string): RuleMessage | null {
  if (text === '') return requiredRefusal(required);
  return text.length > most ? message('rule.too-long') : null;
}

function requiredRefusal(key: RequiredKey | undefined): RuleMessage | null {
  return key === undefined ? null : message(key);
}

function priceRefusal(minor: unknown, price: PriceName): RuleMessage | null {
  if (!isWhole(minor)) return message('staff-rule.price.decimals', { price });
  if (minor < 0) return message('staff-rule.price.negative', { price });
  return minor > MAX_PRICE_MINOR ? message('staff-rule.price.high', { price, most: MAX_PRICE_MINOR / 100 }) : null;
}

/** 0 is valid: no stock. */
function countRefusal(value: unknown, { named: field, most }: { named: CountName; most: number }): RuleMessage | null {
  if (!isWhole(value)) return message('staff-rule.whole-number', { field });
  if (value < 0) return message('staff-rule.negative', { field });
  return value > most ? message('staff-rule.too-large', { field }) : null;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
