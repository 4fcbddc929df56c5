import { type FormEvent, useEffect, useRef, useState } from 'react';
import { keywordRefusal } from '#shop/base/paged-lists/keyword.ts';
import { cataloguePaths, type Suggestion } from '#shop/shopfront/search/paths.ts';
import { callApi } from '../../call-api.ts';

const PAUSE_MS = 200; // one question per word for a fast typist

/** Parts for the number that is typed into a field or a cell of parts. @returns also the handler of input around it */
export function usePartSuggestions() {
  const [suggested, setSuggested] = useState<readonly Suggestion[]>([]);
  const asked = useRef(new AbortController());
  useEffect(() => () => asked.current.abort(), []);
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || !/(?:^|\.)part$/.test(target.name)) return;
    asked.current.abort();
    const question = new AbortController();
    asked.current = question;
    const keyword = target.value.trim();
    if (keywordRefusal(keyword) !== null) return;
    const timer = setTimeout(async () => {
      const found = await callApi(cataloguePaths.suggest, { keyword }, undefined, question.signal);
      if (!question.signal.aborted) setSuggested(found.ok ? found.output : []);
    }, PAUSE_MS);
    question.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { suggested, onInput };
}
