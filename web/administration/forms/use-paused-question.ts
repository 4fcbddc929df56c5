import { useEffect, useRef } from 'react';

const PAUSE_MS = 200; // one question per word for a fast typist

/** Asks about what is typed once the typing pauses. A further question, or null for none, aborts the last one. */
export function usePausedQuestion(): (ask: ((signal: AbortSignal) => Promise<void>) | null) => void {
  const asked = useRef(new AbortController());
  useEffect(() => () => asked.current.abort(), []);
  return (ask) => {
    asked.current.abort();
    if (ask === null) return;
    const question = new AbortController();
    asked.current = question;
    const timer = setTimeout(() => void ask(question.signal), PAUSE_MS);
    question.signal.addEventListener('abort', () => clearTimeout(timer));
  };
}
