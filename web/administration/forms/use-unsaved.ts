import { type RefObject, useEffect, useRef, useState } from 'react';
import { useUnsavedReport } from '../frame/unsaved-guard.tsx';
import { useSaveKey } from './use-save-key.ts';

/**
 * Whether a form was changed since it was drawn, so that nobody leaves it without being asked. It is measured by what the
 * form would send: typing something and taking it back is no change. Ctrl+S saves it. Give the form a key that changes with every save; then
 * it begins anew.
 * @param refused  the form was drawn with what somebody typed and could not save: it is unsaved from the start
 */
export function useUnsaved(refused = false): { form: RefObject<HTMLFormElement | null>; isUnsaved: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const wasRefused = useRef(refused);
  const [isUnsaved, setUnsaved] = useState(refused);
  useUnsavedReport(isUnsaved);
  useSaveKey(form);
  useEffect(() => {
    const { current: element } = form;
    if (element === null) return undefined;
    const drawn = wasRefused.current ? null : JSON.stringify([...element.elements].flatMap(drawnEntry));
    const look = () => setUnsaved(contentOf(element) !== drawn);
    look(); // somebody may have typed before the script was there
    element.addEventListener('input', look);
    element.addEventListener('change', look);
    return () => {
      element.removeEventListener('input', look);
      element.removeEventListener('change', look);
    };
  }, []);
  return { form, isUnsaved };
}

/** What a field would send as it was drawn, whatever has been typed into it since. */
function drawnEntry(field: Element): [name: string, value: string][] {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const chosen = options.filter((option) => option.defaultSelected);
    const drawn = chosen.length === 0 && !field.multiple ? options.slice(0, 1) : chosen;
    return drawn.map(({ value }) => [field.name, value]);
  }
  if (field instanceof HTMLTextAreaElement) return [[field.name, field.defaultValue]];
  if (!(field instanceof HTMLInputElement) || field.name === '' || field.disabled) return [];
  if (field.type === 'file') return [[field.name, '']];
  if (field.type === 'submit' || field.type === 'button') return [];
  if (field.type === 'checkbox' || field.type === 'radio')
    return field.defaultChecked ? [[field.name, field.value]] : [];
  return [[field.name, field.defaultValue]];
}

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}
