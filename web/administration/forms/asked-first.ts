import { data } from 'react-router';
import { t } from '../staff-text.ts';
import type { Question, SaveAnswer } from '../../forms/save-answer.ts';

/** The answer where nothing is wrong, but something has to be said yes to first. */
export function askedFirst(asks: readonly Question[], values: Readonly<Record<string, string>>, form?: string) {
  const answer: SaveAnswer = { saved: false, form, values, errors: {}, notice: t('save.asks'), conflict: null, asks };
  return data(answer, { status: 409 });
}
