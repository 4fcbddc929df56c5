import { z } from 'zod';
import { day, nullable, text, type WireKind } from '../operations/wire-format.ts';
import { eachOrderField } from './order-field-rules.ts';
import { ORDER_FIELD_NAMES, orderFields, type OrderFieldName } from './order-fields.ts';

const kindOf = (name: OrderFieldName) => (orderFields[name].kind === 'day' ? day : text);

/** The fields of an order under their documented names, which are ours: as it is answered. */
export const orderFieldWire = ORDER_FIELD_NAMES.map((name): [OrderFieldName, string, WireKind<string | null>] => [
  name,
  name,
  nullable(kindOf(name)),
]);

/** The same as they are sent. */
export const orderFieldDraftWire = ORDER_FIELD_NAMES.map((name): [OrderFieldName, string, WireKind<string>] => [
  name,
  name,
  kindOf(name),
]);

/** The same in calls of our own words. */
export const orderFieldShape = eachOrderField((name) =>
  (orderFields[name].kind === 'day' ? z.iso.date() : z.string()).nullable(),
);
