import { z } from 'zod';
import { day, nullable, text, type WireKind } from '../../base/wire/wire-format.ts';
import { eachOrderField } from './order-field-rules.ts';
import { ORDER_FIELD_NAMES, orderFields, type OrderFieldName } from './order-fields.ts';

const kindOf = (name: OrderFieldName) => (orderFields[name].kind === 'day' ? day : text);

/** The documented names of an order's fields in answers. They are our own. */
export const orderFieldWire = ORDER_FIELD_NAMES.map((name): [OrderFieldName, string, WireKind<string | null>] => [
  name,
  name,
  nullable(kindOf(name)),
]);

/** The documented names of an order's fields in requests. */
export const orderFieldDraftWire = ORDER_FIELD_NAMES.map((name): [OrderFieldName, string, WireKind<string>] => [
  name,
  name,
  kindOf(name),
]);

/** The order fields in calls with internal names. */
export const orderFieldShape = eachOrderField((name) =>
  (orderFields[name].kind === 'day' ? z.iso.date() : z.string()).nullable(),
);
