import { z } from 'zod';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { answerInternalList, answerInternal } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import { answerId } from '../../base/operations/save-result.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import {
  asNumber,
  idNumber,
  idOrNew,
  optionalTextInput,
  multilineInput,
  textInput,
} from '../../base/wire/input-schemas.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { issue } from '../../base/messages/issue.ts';
import { newsList } from './news-list.ts';
import { newsDeclaration, newsEditing, type NewsSave } from './news-paths.ts';
import { findStoredNews } from './news-queries.ts';
import { NEWS_TEXT_MAX, newsDraftErrors, SLUG_MAX, TITLE_MAX } from './news-rules.ts';
import { saveNews } from './save-news.ts';
import { storedNewsSchema } from './answers.ts';

const newsQuestion = listInput(newsDeclaration);

const newsSave: z.ZodType<NewsSave> = z
  .object({
    id: idOrNew('news'),
    title: textInput.meta({ maxLength: TITLE_MAX }),
    slug: optionalTextInput.meta({ maxLength: SLUG_MAX }),
    publishedOn: textInput,
    text: multilineInput.meta({ maxLength: NEWS_TEXT_MAX }),
    active: z.boolean(issue('staff-refusal.active')).default(true),
    version: z.preprocess((value) => asNumber(value) ?? undefined, z.int().optional()),
  })
  // saveNews checks its links, because it knows the stored ones.
  .check(refuseFields((draft) => newsDraftErrors(draft, draft.text)));

/** Operations for news by staff (A30). */
export const newsOperations = [
  operation(newsEditing.list, {
    tag: 'News',
    summary: 'List news for the administration, with search, filters, sorting and pages.',
    who: { access: 'staff', staffRight: 'content' },
    input: newsQuestion,
    answer: { format: answerInternalList(storedNewsSchema) },
    example: { query: { state: 'shown', sort: 'title', direction: 'asc' } },
    handle: (question, { shop }) => listPage(shop, newsList, question),
  }),

  operation(newsEditing.read, {
    tag: 'News',
    summary: 'Get a news article for editing, archived or not.',
    who: { access: 'staff', staffRight: 'content' },
    input: z.object({ newsId: idNumber('news') }),
    answer: { format: answerInternal(storedNewsSchema) },
    example: { path: { newsId: 1 } },
    async handle({ newsId }, { shop }) {
      const stored = await findStoredNews(shop.db, newsId);
      if (stored === undefined) throw new NotFoundError('news');
      return stored;
    },
  }),

  operation(newsEditing.save, {
    tag: 'News',
    summary:
      'Save a news article. Use id 0 to create one. Its slug is made from the title if none is given. Returns 1.',
    who: { access: 'staff', staffRight: 'content' },
    input: newsSave,
    answer: { format: answerId, readAt: ({ id }) => `/News/GetNewsAdminByID/${id}`, refuses: [404, 409] },
    example: {
      body: {
        id: 0,
        title: 'Sleeves from stock in Columbus',
        publishedOn: '2026-11-23',
        text: 'From Monday on our **P5** sleeves leave Columbus on the day they are ordered.',
      },
    },
    handle: saveNews,
  }),
];
