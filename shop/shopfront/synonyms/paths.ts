import { SYNONYM_KINDS, SYNONYM_LANGUAGES } from '../../catalogue/catalogue-texts/synonym.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import type { StaffSynonym } from './answers.ts';

export type * from './answers.ts';

/** Id 0 creates one. Without a kind it keeps its kind, or is a synonym. */
export type SynonymSave = Omit<StaffSynonym, 'version' | 'kind' | 'means'> & {
  /** Omitted for a carrier word. */
  means?: string | undefined;
  kind?: StaffSynonym['kind'] | undefined;
  version?: number | undefined;
};

/** The list of synonyms for staff (I2), searched by word or meaning. */
export const synonymDeclaration = declareList({
  sorts: ['word', 'kind', 'language', 'means', 'number'],
  order: { sort: 'word', direction: 'asc' },
  filters: {
    kind: choice(SYNONYM_KINDS, 'staff-refusal.synonym-kind', { kinds: SYNONYM_KINDS.join(', ') }),
    language: choice(SYNONYM_LANGUAGES, 'staff-refusal.synonym-language', { languages: SYNONYM_LANGUAGES.join(', ') }),
  },
});

export type SynonymQuestion = QuestionOf<typeof synonymDeclaration>;

/** For staff. */
export const synonymEditing = {
  list: get<SynonymQuestion, ListPage<StaffSynonym>>('/Synonym/GetSynonymList'),
  read: get<{ synonymId: number }, StaffSynonym>('/Synonym/GetSynonym/{synonymId}'),
  /** Returns its id. */
  save: post<SynonymSave, number>('/Synonym/SaveSynonym'),
};
