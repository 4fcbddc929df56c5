import { type FormEvent, useState } from 'react';
import { keywordRefusal } from '#shop/base/paged-lists/keyword.ts';
import { cataloguePaths, type Suggestion } from '#shop/shopfront/search/paths.ts';
import { callApi } from '../../call-api.ts';
import { usePausedQuestion } from '../forms/use-paused-question.ts';

/** Parts for the number that is typed into a field or a cell of parts. @returns also the handler of input around it */
export function usePartSuggestions() {
  const [suggested, setSuggested] = useState<readonly Suggestion[]>([]);
  const askPaused = usePausedQuestion();
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || !/(?:^|\.)part$/.test(target.name)) return;
    const keyword = target.value.trim();
    if (keywordRefusal(keyword) !== null) return askPaused(null);
    askPaused(async (signal) => {
      const found = await callApi(cataloguePaths.suggest, { keyword }, undefined, signal);
      if (!signal.aborted) setSuggested(found.ok ? found.output : []);
    });
  };
  return { suggested, onInput };
}
