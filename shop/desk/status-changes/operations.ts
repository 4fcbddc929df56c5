import { z } from 'zod';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal, answerNumber } from '../../base/operations/answers.ts';
import { asNumber, idNumber } from '../../base/wire/input-schemas.ts';
import { operation } from '../../base/operations/operation.ts';
import { statusChangeSchema } from './answers.ts';
import { changeStatuses, readStatusChange, undoStatusChange } from './change-statuses.ts';
import { type StatusDraft, statusChangePaths } from './paths.ts';
import { STATUS_SUBJECTS } from './status-subject.ts';
import { SUBJECTS } from './subjects.ts';

/** A page of a list at its longest. */
const MAX_ROWS = 1000;

const ALL_STATUSES = [...new Set(Object.values(SUBJECTS).flatMap(({ statuses }) => statuses))];

/** Open to all staff: the kind of row decides which right it needs (P1). */
const STAFF = { access: 'staff', staffRight: null } as const;

const rowList = issue('staff-refusal.status-change.rows', { most: MAX_ROWS });
const draft: z.ZodType<StatusDraft> = z.object({
  statusOf: z.enum(STATUS_SUBJECTS, issue('staff-refusal.status-change.of', { kinds: STATUS_SUBJECTS.join(', ') })),
  newStatus: z.enum(ALL_STATUSES, issue('staff-refusal.status-change.status', { statuses: ALL_STATUSES.join(', ') })),
  rows: z
    .array(
      z.object({
        id: idNumber('thing'),
        seenVersion: z.preprocess(
          (value) => asNumber(value) ?? undefined,
          z.int(issue('staff-refusal.version')).optional(),
        ),
      }),
      rowList,
    )
    .min(1, rowList)
    .max(MAX_ROWS, rowList),
});

const key = z.object({ statusChangeId: idNumber('entry') });

/** Status of many promo codes or customers at once (P4). */
export const statusChangeOperations = [
  operation(statusChangePaths.change, {
    tag: 'StatusChange',
    summary:
      'Give many promo codes or customers one status, as one change. Rows of another version are left and named. Returns its number (P4).',
    who: { ...STAFF, asksPassword: 'if accounts are opened' },
    input: draft,
    answer: { format: answerNumber, readAt: (id) => `/StatusChange/GetStatusChange/${id}` },
    example: { body: { statusOf: 'promoCodes', newStatus: 'inactive', rows: [{ id: 1 }] } },
    handle: changeStatuses,
  }),

  operation(statusChangePaths.read, {
    tag: 'StatusChange',
    summary: 'Get a change of many statuses, with the rows that were changed and left (P4).',
    who: STAFF,
    input: key,
    answer: { format: answerInternal(statusChangeSchema), refuses: [404] },
    example: { path: { statusChangeId: 1 } },
    handle: readStatusChange,
  }),

  operation(statusChangePaths.undo, {
    tag: 'StatusChange',
    summary:
      'Undo a change of many statuses as one. Rows that somebody has changed since are left and named. Returns 1 (P4).',
    who: { ...STAFF, asksPassword: 'if accounts are opened' },
    input: key,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { statusChangeID: 1 } },
    handle: undoStatusChange,
  }),
];
