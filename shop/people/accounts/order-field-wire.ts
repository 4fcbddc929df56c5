import { z } from 'zod';
import { eachOrderField } from './order-field-rules.ts';
import { orderFields, type OrderFieldName } from './order-fields.ts';

const schemaOf = (name: OrderFieldName) => (orderFields[name].kind === 'day' ? z.iso.date() : z.string());

/** The order fields in answers. Their documented names are our own. */
export const orderFieldShape = eachOrderField((name) => schemaOf(name).nullable());

/** The order fields in the body of a documented call. */
export const orderFieldBodyShape = eachOrderField(schemaOf);
