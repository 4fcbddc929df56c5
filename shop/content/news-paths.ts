import { get, post } from '../operations/path.ts';
import type { ListPage } from '../operations/list-page.ts';
import { choice, declareList, type QuestionOf } from '../operations/list-declaration.ts';
import type { NewsDraft } from './news-rules.ts';
import type { StoredNews } from './answers.ts';

export type * from './answers.ts';

/** A piece of news as staff save it; id 0 makes a new one. */
export interface NewsSave extends NewsDraft {
  id: number;
  active: boolean;
  version?: number | undefined;
}

/** The news as staff list them; searched by title and text. */
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
