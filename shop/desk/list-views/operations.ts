import { z } from 'zod';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal, answerNumber, noInput } from '../../base/operations/answers.ts';
import {
  asNumber,
  checkboxInput,
  idNumber,
  idOrNew,
  optionalTextInput,
  textInput,
} from '../../base/wire/input-schemas.ts';
import { operation } from '../../base/operations/operation.ts';
import { listViewSchema } from './answers.ts';
import { chooseDefaultView, listOwnViews, removeListView, saveListView } from './list-views.ts';
import { type ListViewDraft, listViewPaths } from './paths.ts';
import { VIEW_LIST_NAMES } from './view-lists.ts';

const MAX_NAME = 60;
const MAX_QUERY = 2000;

/** Open to all staff: the list of a view decides (P1). */
const STAFF = { access: 'staff', staffRight: null } as const;

const list = z.enum(VIEW_LIST_NAMES, issue('staff-refusal.list-view.list'));

const draft: z.ZodType<ListViewDraft> = z.object({
  id: idOrNew('list_view'),
  list,
  name: textInput
    .refine((text) => text !== '', issue('staff-refusal.list-view.name'))
    .refine((text) => text.length <= MAX_NAME, issue('rule.too-long'))
    .meta({ maxLength: MAX_NAME }),
  query: optionalTextInput
    .refine((text) => text.length <= MAX_QUERY, issue('rule.too-long'))
    .meta({ maxLength: MAX_QUERY }),
  shared: checkboxInput.transform((ticked) => ticked ?? false),
  version: z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('staff-refusal.version')).optional()),
});

/** Named views of the lists of the administration (P3). */
export const listViewOperations = [
  operation(listViewPaths.list, {
    tag: 'ListView',
    summary: 'Own and shared views of all lists that the caller may open, by name (P3).',
    who: STAFF,
    input: noInput,
    answer: { format: answerInternal(z.array(listViewSchema)) },
    example: {},
    handle: async (_, context) => listOwnViews(context),
  }),

  operation(listViewPaths.save, {
    tag: 'ListView',
    summary:
      'Save a view of a list: its search, filters, columns and order. A shared one says who changed it. Returns its number (P3).',
    who: STAFF,
    input: draft,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { id: 0, list: 'orders', name: 'New orders', query: 'state=new', shared: true } },
    handle: saveListView,
  }),

  operation(listViewPaths.remove, {
    tag: 'ListView',
    summary: 'Remove a view of one’s own, or with the right `settings` any shared one. Returns 1 (P3).',
    who: STAFF,
    input: z.object({ viewId: idNumber('list_view') }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { viewID: 1 } },
    handle: removeListView,
  }),

  operation(listViewPaths.chooseDefault, {
    tag: 'ListView',
    summary: 'Open a list with a view from now on, or as it is. Returns 1 (P3).',
    who: STAFF,
    unaudited: 'how one’s own screen opens',
    input: z.object({ list, viewId: idNumber('list_view').nullable().default(null) }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { list: 'orders', viewID: null } },
    handle: chooseDefaultView,
  }),
];
