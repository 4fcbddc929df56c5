import { type FormEvent, useState } from 'react';
import type { Named } from '../forms/name-picker.tsx';
import { usePausedQuestion } from '../forms/use-paused-question.ts';
import { findCompanies } from '../price-list/recipients-picker.tsx';

/** Companies for the name that is typed into the field `company`. @returns also the handler of input around it */
export function useCompanySuggestions() {
  const [suggested, setSuggested] = useState<readonly Named[]>([]);
  const askPaused = usePausedQuestion();
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'company') return;
    const keyword = target.value.trim();
    if (keyword === '' || /^\d/.test(keyword)) return askPaused(null);
    askPaused(async (signal) => {
      const found = await findCompanies(keyword, signal);
      if (!signal.aborted) setSuggested(found);
    });
  };
  return { suggested, onInput };
}
