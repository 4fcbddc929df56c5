import { listExport } from '../paged-lists/list-export.ts';
import { listInput } from '../paged-lists/list-request.ts';
import { answerInternalList } from '../operations/answers.ts';
import { operation } from '../operations/operation.ts';
import { listPage } from '../paged-lists/staff-list.ts';
import { auditList } from './audit-queries.ts';
import { localizeChange } from './localize-change.ts';
import { auditDeclaration, auditPaths } from './paths.ts';
import { NEEDS } from '../rights/staff-right.ts';
import { auditEntrySchema } from './answers.ts';

const auditQuestion = listInput(auditDeclaration);

export const auditOperations = [
  operation(auditPaths.list, {
    tag: 'Audit',
    summary:
      'List all changes made by people, with author, time, object and values before and after, newest first (E16).',
    who: { access: 'staff', staffRight: NEEDS.any },
    input: auditQuestion,
    answer: {
      format: answerInternalList(auditEntrySchema),
      localize: (page, reader) => ({ ...page, items: page.items.map((entry) => localizeChange(entry, reader)) }),
    },
    example: { query: { entity: 'product', from: '2026-01-01' } },
    handle: (question, { shop, caller: { staff } }) =>
      listPage(shop, auditList, { ...question, rights: staff.rights, viewerId: staff.id }),
  }),
];

export const auditExport = listExport('audit', auditQuestion, auditList, [
  ['When', ({ at }) => at],
  ['Who', ({ staffName }) => staffName],
  ['Action', ({ action }) => action],
  ['What', ({ entity }) => entity],
  ['Number', ({ entityId }) => entityId],
  ['About', ({ about }) => about],
  ['Before', ({ before }) => (before === null ? null : JSON.stringify(before))],
  ['After', ({ after }) => (after === null ? null : JSON.stringify(after))],
]);
