import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first field with an error, otherwise the message of the whole form, alarms first, whenever `answer` (the
 * action's answer) changes.
 */
export function useFirstErrorFocus<Element extends HTMLElement>(answer: unknown): RefObject<Element | null> {
  const form = useRef<Element>(null);
  useEffect(() => {
    if (answer === undefined) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const find = (where: string) => form.current?.querySelector<HTMLElement>(where);
    const target = field ?? find('[role="alert"]') ?? find('[data-kind][role="status"]');
    target?.closest('details')?.setAttribute('open', '');
    target?.focus();
  }, [answer]);
  return form;
}
