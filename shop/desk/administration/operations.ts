import { z } from 'zod';
import { keywordRefusal } from '../../base/paged-lists/keyword.ts';
import { accountSchema } from '../../people/customers/wire.ts';
import { answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { listedSaleSchema, saleSchema } from '../../trade/orders/wire.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { readDashboard } from './dashboard.ts';
import { readFirstSteps } from './first-steps.ts';
import { findAnywhere, localizeFound } from './find-anywhere.ts';
import { putBack } from './put-back.ts';
import { NEEDS, type StaffNeed } from '../../base/rights/staff-right.ts';
import { administrationPaths, removableKinds, type RemovableKind } from './paths.ts';
import { readRemoval, removeThing } from './remove.ts';
import { only } from '../../base/fields/field.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { dialectOf } from '../../base/wire/wire-dialect.ts';
import { recentSalesSchema } from '../reporting/answers.ts';
import {
  attentionSchema,
  firstStepSchema,
  foundSchema,
  LIVE_TASKS,
  liveTasksSchema,
  removalSchema,
  tasksSchema,
} from './answers.ts';
import { countTasks } from './count-tasks.ts';

const keyword = textInput.superRefine((words, context) => {
  const refusal = keywordRefusal(words);
  if (refusal !== null) context.addIssue({ code: 'custom', message: issueOf(refusal) });
});

/** Right to delete each kind of object: the right to edit it (P1). */
const REMOVABLE_RIGHT: Readonly<Record<RemovableKind, StaffNeed>> = {
  product: 'catalogue',
  category: 'catalogue',
  'sub-category': 'catalogue',
  width: NEEDS.pricedParts,
  'promo-code': 'prices',
  redirect: 'content',
  synonym: 'catalogue',
  'delivery-address': 'customers',
};

const removable = z.object({
  what: z.enum(removableKinds, issue('staff-refusal.removable', { kinds: removableKinds.join(', ') })),
  id: idNumber('thing'),
});

const dashboardSchema = z.object({
  customers: z.array(accountSchema),
  orders: z.array(saleSchema),
  attention: attentionSchema,
  tasks: tasksSchema,
  sales: recentSalesSchema.nullable(),
  isOpen: z.boolean(),
});

export const administrationOperations = [
  operation(administrationPaths.firstSteps, {
    tag: 'Administration',
    summary: 'List what an owner does before the shop can be used, and what of it is done (Q6).',
    who: { access: 'staff', staffRight: 'settings' },
    input: noInput,
    answer: { format: answerInternal(z.array(firstStepSchema)) },
    handle: (_, { shop }) => readFirstSteps(shop),
  }),

  operation(administrationPaths.dashboard, {
    tag: 'Administration',
    summary: 'List the ten newest customers and orders, the items that need attention (E2), and recent sales (P5).',
    who: { access: 'staff', staffRight: null },
    input: noInput,
    answer: {
      format: {
        schema: dashboardSchema,
        encode: dialectOf(dashboardSchema).encode,
        ours: dashboardSchema.extend({ orders: z.array(listedSaleSchema) }),
      },
    },
    handle: (_, { shop, caller }) => readDashboard(shop, caller.staff.rights),
  }),

  operation(administrationPaths.liveTasks, {
    tag: 'Administration',
    summary:
      'Count new orders, change requests, messages, returns, questions and quotes that wait, by the caller’s rights.',
    who: { access: 'staff', staffRight: null },
    input: noInput,
    answer: { format: answerInternal(liveTasksSchema) },
    handle: async (_, { shop, caller }) => only(await countTasks(shop, caller.staff.rights, LIVE_TASKS), LIVE_TASKS),
  }),

  operation(administrationPaths.search, {
    tag: 'Administration',
    summary:
      'Search orders, companies, their members and products, including customer part numbers, by a keyword of at least three characters. Returns a few of each kind.',
    who: { access: 'staff', staffRight: null },
    input: z.object({ keyword }),
    answer: { format: answerInternal(foundSchema), localize: localizeFound },
    example: { query: { keyword: 'harbour' } },
    handle: ({ keyword: words }, { shop, caller }) => findAnywhere(words, shop, caller.staff.rights),
  }),

  operation(administrationPaths.putBack, {
    tag: 'Audit',
    summary:
      'Restore the texts and prices from before a change. With `together`, restores all changes of its kind from the same save. Returns 1 (E16).',
    who: { access: 'staff', staffRight: null },
    input: z.object({
      entryId: idNumber('entry'),
      together: z.boolean().optional(),
      allowDuplicate: z.boolean(issue('staff-refusal.true-or-false', { field: 'allowDuplicate' })).optional(),
    }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { entryId: 1 } },
    handle: putBack,
  }),

  operation(administrationPaths.removal, {
    tag: 'Administration',
    summary: 'List the reasons that prevent the deletion of an object. It can be deleted if there are none.',
    who: { access: 'staff', staffRight: ({ what }) => REMOVABLE_RIGHT[what] },
    input: removable,
    answer: {
      format: answerInternal(removalSchema),
      refuses: [404],
    },
    example: { query: { what: 'product', id: 140 } },
    handle: translateAnswer(readRemoval),
  }),

  operation(administrationPaths.remove, {
    tag: 'Administration',
    summary: 'Delete an object for good, provided that it is not in use. Returns 1.',
    who: { access: 'staff', staffRight: ({ what }) => REMOVABLE_RIGHT[what] },
    input: removable,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { what: 'product', id: 140 } },
    handle: removeThing,
  }),
];
