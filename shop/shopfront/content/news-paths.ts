import { get, post } from '../../base/operations/path.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import type { NewsDraft } from './news-rules.ts';
import type { StoredNews } from './answers.ts';

export type * from './answers.ts';

/** A news article to save; id 0 creates one. */
export interface NewsSave extends NewsDraft {
  id: number;
  active: boolean;
  version?: number | undefined;
}

/** The list of news for staff, searched by title and text. */
export const newsDeclaration = declareList({
  sorts: ['published', 'title'],
  order: { sort: 'published', direction: 'desc' },
  filters: { state: choice(['shown', 'archived'], 'staff-refusal.shown-or-archived') },
});

export type NewsQuestion = QuestionOf<typeof newsDeclaration>;

/** For staff. */
export const newsEditing = {
  list: get<NewsQuestion, ListPage<StoredNews>>('/News/GetNewsList'),
  read: get<{ newsId: number }, StoredNews>('/News/GetNewsAdminByID/{newsId}'),
  save: post<NewsSave, { id: number }>('/News/SaveNews'),
};
