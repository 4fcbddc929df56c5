import { declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { MissedAddress, Redirect } from './answers.ts';

export type * from './answers.ts';

/** The redirects, searched by either address. */
export const redirectDeclaration = declareList({
  sorts: ['oldAddress', 'newAddress', 'savedAt'],
  order: { sort: 'oldAddress', direction: 'asc' },
  filters: {},
});

/** The addresses that were asked for and not found, most frequent first. */
export const missedDeclaration = declareList({
  sorts: ['times', 'address', 'lastAt'],
  order: { sort: 'times', direction: 'desc' },
  filters: {},
});

export type RedirectQuestion = QuestionOf<typeof redirectDeclaration>;
export type MissedQuestion = QuestionOf<typeof missedDeclaration>;

/** For staff. */
export const redirectPaths = {
  list: get<RedirectQuestion, ListPage<Redirect>>('/Redirect/GetRedirectList'),
  missed: get<MissedQuestion, ListPage<MissedAddress>>('/Redirect/GetMissedAddresses'),
  /** Rows of old and new address, all or none; an old address that is known gets its new page. Returns their number. */
  save: post<{ pastedText: string }, number>('/Redirect/SaveRedirects'),
};
