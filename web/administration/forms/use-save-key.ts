import { type RefObject, useEffect } from 'react';

/** The saving forms of the page, in render order. */
const forms = new Set<HTMLFormElement>();

/**
 * Ctrl+S or Command+S saves, as in other editors: the form with the focus, otherwise the first of the page. The browser's own dialog
 * for saving the page as a file is suppressed.
 */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current: element } = form;
    if (element === null) return undefined;
    forms.add(element);
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (element === wantedForm()) element.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => {
      window.removeEventListener('keydown', save);
      forms.delete(element);
    };
  }, [form]);
}

function wantedForm(): HTMLFormElement | undefined {
  const around = document.activeElement?.closest('form');
  const [first] = forms;
  return around != null && forms.has(around) ? around : first;
}
