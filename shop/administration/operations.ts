import { z } from 'zod';
import { keywordRefusal } from '../operations/keyword.ts';
import { accountWire } from '../companies/accounts/wire.ts';
import { answerNumber, answerInternal, noInput, operation } from '../operations/operation.ts';
import { ORDER_STATES } from '../orders/progress.ts';
import { listedSaleWire, saleWire } from '../orders/wire.ts';
import { translateAnswer } from '../operations/translate-answer.ts';
import { idNumber, textInput } from '../operations/input-schemas.ts';
import { readDashboard } from './dashboard.ts';
import { findAnywhere, localizeFound } from './find-anywhere.ts';
import { putBack } from './put-back.ts';
import { NEEDS, type StaffNeed } from '../kernel/staff-right.ts';
import { administrationPaths, removableKinds, type Dashboard, type RemovableKind } from './paths.ts';
import { readRemoval, removeThing } from './remove.ts';
import { issue, issueOf } from '../kernel/issue.ts';

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
    unsentMail: pileOf({ id: z.int(), kind: z.string(), state: z.enum(['kept', 'waiting']) }),
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
      state: z.enum(ORDER_STATES),
      status: orderStatus,
    }),
    customers: pileOf({
      ...person,
      email: z.string(),
      status: z.enum(['waiting', 'active', 'inactive']),
      countryName: z.string(),
    }),
    companies: pileOf({ id: z.int(), name: z.string(), town: z.string(), countryName: z.string() }),
    products: pileOf({
      id: z.int(),
      name: z.string(),
      intro: z.string(),
      active: z.boolean(),
      called: z.object({ number: z.string(), company: z.string() }).nullable(),
    }),
  })
  .meta({ id: 'FoundAnywhere' });

const keyword = textInput.superRefine((words, context) => {
  const refusal = keywordRefusal(words);
  if (refusal !== null) context.addIssue({ code: 'custom', message: issueOf(refusal) });
});

/** Right to delete each kind of thing: the right to work on it (P1). */
const REMOVABLE_RIGHT: Readonly<Record<RemovableKind, StaffNeed>> = {
  product: 'catalogue',
  category: 'catalogue',
  'sub-category': 'catalogue',
  width: NEEDS.pricedParts,
  'promo-code': 'prices',
  synonym: 'catalogue',
  'delivery-address': 'customers',
};

const removable = z.object({
  what: z.enum(removableKinds, issue('staff-refusal.removable', { kinds: removableKinds.join(', ') })),
  id: idNumber('thing'),
});

export const administrationOperations = [
  operation(administrationPaths.dashboard, {
    staffRight: null,
    tag: 'Administration',
    summary: 'The ten newest customers and orders, and what needs attention (E2).',
    access: 'staff',
    input: noInput,
    answer: {
      schema: z.object({ customers: z.array(accountWire.schema), orders: z.array(saleWire.schema), attention }),
      encode: (dashboard: Dashboard) => ({
        customers: dashboard.customers.map(accountWire.encode),
        orders: dashboard.orders.map(saleWire.encode),
        attention: dashboard.attention,
      }),
      ours: z.object({ customers: z.array(accountWire.ours), orders: z.array(listedSaleWire.ours), attention }),
    },
    handle: (_, { shop, caller }) => readDashboard(shop, caller.staff.rights),
  }),

  operation(administrationPaths.search, {
    staffRight: null,
    tag: 'Administration',
    summary:
      'Orders, companies, their members and products (also by what companies call them) by a keyword of three characters or more: a few of each kind.',
    access: 'staff',
    input: z.object({ keyword }),
    answer: answerInternal(found),
    example: { query: { keyword: 'harbour' } },
    handle: ({ keyword: words }, { shop, caller }) => findAnywhere(words, shop, caller.staff.rights),
    localize: localizeFound,
  }),

  operation(administrationPaths.putBack, {
    staffRight: null,
    tag: 'Audit',
    summary:
      'Put the texts and prices of one change back to what they were, with `together` of everything of its kind that was saved with it. Answers 1 (E16).',
    access: 'staff',
    input: z.object({
      entryId: idNumber('entry'),
      together: z.boolean().optional(),
      allowDuplicate: z.boolean(issue('staff-refusal.true-or-false', { field: 'allowDuplicate' })).optional(),
    }),
    answer: answerNumber,
    refuses: [404, 409],
    example: { body: { entryId: 1 } },
    handle: putBack,
  }),

  operation(administrationPaths.removal, {
    staffRight: ({ what }) => REMOVABLE_RIGHT[what],
    tag: 'Administration',
    summary: 'What hangs on a thing that is to be deleted; without any of it the thing can be deleted.',
    access: 'staff',
    input: removable,
    answer: answerInternal(z.object({ name: z.string(), obstacles: z.array(z.string()) }).meta({ id: 'Removal' })),
    example: { query: { what: 'product', id: 140 } },
    refuses: [404],
    handle: translateAnswer(readRemoval),
  }),

  operation(administrationPaths.remove, {
    staffRight: ({ what }) => REMOVABLE_RIGHT[what],
    tag: 'Administration',
    summary: 'Delete what was made by mistake, for good, as long as nothing hangs on it. Answers 1.',
    access: 'staff',
    input: removable,
    answer: answerNumber,
    refuses: [404, 409],
    example: { body: { what: 'product', id: 140 } },
    handle: removeThing,
  }),
];
