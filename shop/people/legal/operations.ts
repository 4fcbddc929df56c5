import { z } from 'zod';
import { parseDay } from '../../base/days/parse-day.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { answerInternal, answerInternalList, answerNumber } from '../../base/operations/answers.ts';
import { asNumber, idNumber, idOrNew, multilineInput, textInput } from '../../base/wire/input-schemas.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { operation } from '../../base/operations/operation.ts';
import { answerId } from '../../base/operations/save-result.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { LEGAL_KINDS } from '../../base/kernel/legal-kind.ts';
import { languageSchema, legalChangesSchema, legalPageSchema, storedLegalVersionSchema } from './answers.ts';
import { discardLegalDraft, publishLegalDraft, saveLegalDraft } from './edit-legal.ts';
import { findLegalVersion, legalList } from './legal-queries.ts';
import { LEGAL_TEXT_MAX, legalTextRefusal } from './legal-rules.ts';
import { legalPaths } from './paths.ts';
import { type LegalDraft, legalDeclaration, legalEditing, type LegalPublication } from './staff-paths.ts';
import { readLegalChanges, readLegalPage } from './read-legal.ts';

const CONTENT = { access: 'staff', staffRight: 'content' } as const;
const question = listInput(legalDeclaration);
const inKinds = issue('staff-refusal.legal-kind', { kinds: LEGAL_KINDS.join(', ') });
const version = z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('staff-refusal.version')).optional());

const says = z
  .array(
    z.object({
      language: languageSchema,
      text: multilineInput
        .meta({ maxLength: LEGAL_TEXT_MAX })
        .superRefine((text, context) => {
          const refused = legalTextRefusal(text);
          if (refused !== null) context.addIssue(issueOf(refused));
        })
        .describe('Markdown. An empty string means that the text is not written yet.'),
    }),
  )
  .refine(
    (all) => new Set(all.map(({ language }) => language)).size === all.length,
    issue('staff-refusal.legal-twice'),
  );

const draft: z.ZodType<LegalDraft> = z.object({
  id: idOrNew('legal_page'),
  kind: z.enum(LEGAL_KINDS, inKinds),
  says,
  version,
});

const publication: z.ZodType<LegalPublication> = z.object({
  legalVersionId: idNumber('legal_page'),
  effectiveFrom: textInput.refine((text) => parseDay(text) !== null, issue('staff-rule.legal-day')),
  version,
});

/** Operations for legal pages: reading for everyone, editing for staff (O1). */
export const legalOperations = [
  operation(legalPaths.page, {
    tag: 'Legal',
    summary: 'Get the version of a legal page that applies today, in the requested language or in English (O1).',
    who: { access: 'everyone', whileClosed: true },
    input: z.object({ kind: z.string() }),
    answer: { format: answerInternal(legalPageSchema) },
    example: { path: { kind: 'terms' } },
    handle: readLegalPage,
  }),

  operation(legalPaths.version, {
    tag: 'Legal',
    summary: 'Get one published version of a legal page: earlier, current or upcoming (O1).',
    who: { access: 'everyone', whileClosed: true },
    input: z.object({ kind: z.string(), number: idNumber('legal_page') }),
    answer: { format: answerInternal(legalPageSchema) },
    example: { path: { kind: 'terms', number: 1 } },
    handle: readLegalPage,
  }),

  operation(legalEditing.list, {
    tag: 'Legal',
    summary: 'List all versions of the legal pages, drafts included, with search, filters, sorting and pages (O1).',
    who: CONTENT,
    input: question,
    answer: { format: answerInternalList(storedLegalVersionSchema) },
    example: { query: { kind: 'terms', state: 'published', sort: 'number', direction: 'desc' } },
    handle: (asked, { shop }) => listPage(shop, legalList, asked),
  }),

  operation(legalEditing.read, {
    tag: 'Legal',
    summary: 'Get a version of a legal page with its texts in all languages, draft or published (O1).',
    who: CONTENT,
    input: z.object({ legalVersionId: idNumber('legal_page') }),
    answer: { format: answerInternal(storedLegalVersionSchema) },
    example: { path: { legalVersionId: 1 } },
    async handle({ legalVersionId }, { shop }) {
      const stored = await findLegalVersion(shop.db, legalVersionId);
      if (stored === undefined) throw new NotFoundError('legal-page');
      return stored;
    },
  }),

  operation(legalEditing.changes, {
    tag: 'Legal',
    summary: 'Get what the publication of a draft would change, and how many buyers would be asked to agree (O1, O2).',
    who: CONTENT,
    input: z.object({ legalVersionId: idNumber('legal_page') }),
    answer: { format: answerInternal(legalChangesSchema) },
    example: { path: { legalVersionId: 1 } },
    handle: readLegalChanges,
  }),

  operation(legalEditing.save, {
    tag: 'Legal',
    summary: 'Save the draft of a legal page in all languages. Use id 0 to create one. Returns 1 (O1).',
    who: CONTENT,
    input: draft,
    answer: { format: answerId, readAt: ({ id }) => `/Legal/GetLegalVersion/${id}`, refuses: [404, 409] },
    example: {
      body: {
        id: 0,
        kind: 'terms',
        says: [
          { language: 'en', text: 'We sell to businesses only.\n\n## Delivery\n\nWithin **two days** from stock.' },
          { language: 'de', text: 'Wir verkaufen nur an Unternehmen.' },
        ],
      },
    },
    handle: saveLegalDraft,
  }),

  operation(legalEditing.publish, {
    tag: 'Legal',
    summary:
      'Publish a draft from a day on: today or later, and not before the previous version. It can never be changed afterwards. Returns 1 (O1).',
    who: CONTENT,
    input: publication,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { legalVersionId: 1, effectiveFrom: '2099-01-01' } },
    handle: publishLegalDraft,
  }),

  operation(legalEditing.discard, {
    tag: 'Legal',
    summary: 'Delete the draft of a legal page. Returns 1 (O1).',
    who: CONTENT,
    input: z.object({ legalVersionId: idNumber('legal_page') }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { legalVersionId: 1 } },
    handle: discardLegalDraft,
  }),
];
