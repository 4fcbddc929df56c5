import { type RefObject, useEffect } from 'react';

/** The forms of the page that save something, in the order in which they were drawn. */
const forms = new Set<HTMLFormElement>();

/**
 * Ctrl or Command with S saves, as everywhere where one writes: the form that one is in, else the first of the page. The
 * browser's own dialog, which would save the page as a file, stays away.
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
