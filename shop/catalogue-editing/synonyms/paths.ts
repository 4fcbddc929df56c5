import type { Language } from '#texts/languages.ts';
import type { Synonym } from '../../catalogue/synonym.ts';
import type { ListPage } from '../../operations/list-page.ts';
import type { ListQuestion } from '../../operations/list-question.ts';
import { get, post } from '../../operations/path.ts';

/** Synonym in one language, as staff edit it (I2). */
export interface StaffSynonym extends Synonym {
  id: number;
  language: Language;
  version: number;
}

/** Id 0 makes a new one. */
export type SynonymSave = Omit<StaffSynonym, 'version'> & { version?: number | undefined };

export const synonymSorts = ['word', 'language', 'means', 'number'] as const;
export type SynonymSort = (typeof synonymSorts)[number];

/** Searched by word or meaning. */
export type SynonymQuestion = ListQuestion<SynonymSort> & { language?: Language | undefined };

/** For staff. */
export const synonymEditing = {
  list: get<SynonymQuestion, ListPage<StaffSynonym>>('/Synonym/GetSynonymList'),
  read: get<{ synonymId: number }, StaffSynonym>('/Synonym/GetSynonym/{synonymId}'),
  /** Answers its number. */
  save: post<SynonymSave, number>('/Synonym/SaveSynonym'),
};
