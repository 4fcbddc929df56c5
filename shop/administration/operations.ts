import { z } from 'zod';
import { keywordRefusal } from '../frame/keyword.ts';
import { accountWire } from '../customers/wire.ts';
import { answerNumber, answerOurs, operation } from '../frame/operation.ts';
import { saleWire } from '../orders/wire.ts';
import { idNumber, typedText } from '../frame/typed-input.ts';
import { readDashboard } from './dashboard.ts';
import { findAnywhere } from './find-anywhere.ts';
import { putBack } from './put-back.ts';
import { administrationPaths, type Dashboard } from './paths.ts';

const pileOf = <const Members extends z.ZodRawShape>(members: Members) =>
  z.object({ total: z.int(), isMore: z.literal(true).optional(), first: z.array(z.object(members)) });

const person = { id: z.int(), guid: z.guid(), firstName: z.string(), surname: z.string(), company: z.string() };
const orderStatus = z.enum(['pending', 'complete']);

const attention = z
  .object({
    waiting: pileOf(person),
    pending: pileOf({ id: z.int(), reference: z.string(), company: z.string() }),
    uploads: pileOf({ orderId: z.int(), reference: z.string(), company: z.string(), uploadedAt: z.iso.datetime() }),
    failedMail: pileOf({ id: z.int(), kind: z.string(), attempts: z.int(), lastError: z.string().nullable() }),
    lowStock: pileOf({ id: z.int(), name: z.string(), stockLevel: z.int() }),
  })
  .meta({ id: 'Attention' });

const found = z
  .object({
    orders: pileOf({
      id: z.int(),
      reference: z.string(),
      firstName: z.string(),
      surname: z.string(),
      company: z.string(),
      status: orderStatus,
    }),
    customers: pileOf({
      ...person,
      email: z.string(),
      status: z.enum(['waiting', 'active', 'inactive']),
      countryName: z.string(),
    }),
    products: pileOf({ id: z.int(), name: z.string(), intro: z.string(), active: z.boolean() }),
  })
  .meta({ id: 'FoundAnywhere' });

const keyword = typedText.superRefine((words, context) => {
  const refusal = keywordRefusal(words);
  if (refusal !== null) context.addIssue({ code: 'custom', message: refusal });
});

export const administrationOperations = [
  operation(administrationPaths.dashboard, {
    tag: 'Administration',
    summary: 'The ten newest customers and orders, and what needs attention (E2).',
    access: 'staff',
    mayBeLate: true,
    input: z.object({}) as z.ZodType<Record<string, never>>,
    answer: {
      schema: z.object({ customers: z.array(accountWire.schema), orders: z.array(saleWire.schema), attention }),
      encode: (dashboard: Dashboard) => ({
        customers: dashboard.customers.map(accountWire.encode),
        orders: dashboard.orders.map(saleWire.encode),
        attention: dashboard.attention,
      }),
    },
    handle: (_, { shop }) => readDashboard(shop),
  }),

  operation(administrationPaths.search, {
    tag: 'Administration',
    summary: 'Orders, customers and products by a keyword of three characters or more: a few of each kind.',
    access: 'staff',
    input: z.object({ keyword }),
    answer: answerOurs(found),
    handle: ({ keyword: words }, { shop }) => findAnywhere(words, shop),
  }),

  operation(administrationPaths.putBack, {
    tag: 'Audit',
    summary: 'Put the texts and prices of one change back to what they were. Answers 1 (E16).',
    access: 'staff',
    input: z.object({ entryId: idNumber('entry') }),
    answer: answerNumber,
    handle: putBack,
  }),
];
