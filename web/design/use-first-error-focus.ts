import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on the first field with an error, each time that `answer` (what the action said) is another one. */
export function useFirstErrorFocus<Element extends HTMLElement>(answer: unknown): RefObject<Element | null> {
  const form = useRef<Element>(null);
  useEffect(() => {
    if (answer !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
