import { z } from 'zod';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { dayInput } from '../../base/paged-lists/list-request.ts';
import { asNumber } from '../../base/wire/input-schemas.ts';
import { changesOfDaySchema, changesSchema } from './answers.ts';
import { CHANGE_KINDS } from './change-kinds.ts';
import { countChanges, listChanges } from './change-queries.ts';
import { changesPaths } from './paths.ts';

const CHANGES_A_CALL = 100;
const MAX_A_CALL = 1000;

const question = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/, issue('refusal.changes-cursor'))
    .optional()
    .describe('Cursor of the last call. Without it the oldest changes that are kept come first.'),
  kinds: z
    .string(issue('refusal.change-kinds'))
    .transform((kinds, context) => {
      const parsed = z.array(z.enum(CHANGE_KINDS)).safeParse(kinds.split(','));
      if (!parsed.success) context.addIssue({ code: 'custom', message: issue('refusal.change-kinds') });
      return parsed.data ?? [];
    })
    .optional()
    .describe('Only changes of these kinds, separated by commas.'),
  count: z.preprocess(asNumber, z.int().min(1).max(MAX_A_CALL)).optional(),
});

const ofDay = z.object({
  day: dayInput.optional().describe("Day in the shop's time zone. Without it: today."),
});

const who = {
  access: 'customer or staff',
  memberRight: 'manage',
  staffRight: { allOf: ['orders', 'customers', 'prices'] },
  scope: 'changes:read',
} as const;

/** Changes for programs that can't be called by webhooks (M3). */
export const changesOperations = [
  operation(changesPaths.list, {
    tag: 'Changes',
    summary:
      'List changes in the order in which they happened, after a cursor: of the own company, for staff of all. Never misses one. They are kept for 30 days; for an older cursor the answer is 410 (M3).',
    who,
    input: question,
    answer: { format: answerInternal(changesSchema), refuses: [410] },
    example: { query: { kinds: 'order.placed,stock.changed', count: 50 } },
    handle: ({ after, kinds = [], count = CHANGES_A_CALL }, { shop, caller: { customer, staff } }) =>
      listChanges(shop.db, {
        reader: staff === null ? customer.companyId : null,
        after: after === undefined ? null : Number(after),
        kinds,
        count,
        publicUrl: shop.publicUrl,
      }),
  }),

  operation(changesPaths.summary, {
    tag: 'Changes',
    summary: 'Count the changes of a day by kind, with the newest of each, to compare with what was received (M3).',
    who,
    input: ofDay,
    answer: { format: answerInternal(changesOfDaySchema) },
    example: { query: { day: '02/03/2026' } },
    handle: ({ day }, { shop, caller: { customer, staff } }) =>
      countChanges(shop.db, {
        reader: staff === null ? customer.companyId : null,
        day: day ?? dayInZone(shop.clock.now(), shop.store.timeZone),
        timeZone: shop.store.timeZone,
      }),
  }),
];
