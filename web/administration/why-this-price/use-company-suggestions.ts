import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Named } from '../forms/name-picker.tsx';
import { findCompanies } from '../price-list/recipients-picker.tsx';

const PAUSE_MS = 200; // one question per word for a fast typist

/** Companies for the name that is typed into the field `company`. @returns also the handler of input around it */
export function useCompanySuggestions() {
  const [suggested, setSuggested] = useState<readonly Named[]>([]);
  const asked = useRef(new AbortController());
  useEffect(() => () => asked.current.abort(), []);
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'company') return;
    asked.current.abort();
    const question = new AbortController();
    asked.current = question;
    const keyword = target.value.trim();
    if (keyword === '' || /^\d/.test(keyword)) return;
    const timer = setTimeout(async () => {
      const found = await findCompanies(keyword, question.signal);
      if (!question.signal.aborted) setSuggested(found);
    }, PAUSE_MS);
    question.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { suggested, onInput };
}
