import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUnsavedReport } from '../frame/unsaved-guard.tsx';
import { useHasScript } from '../lists/use-has-script.ts';
import { draftPlace, dropDraft, keepDraft, leaveDraft } from './drafts.ts';
import { FORM_KEY } from '../../page-context.ts';
import { type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { useSaveKey } from './use-save-key.ts';

const FORMS_OWN: readonly string[] = [FORM_KEY, 'version', 'seen'];

/**
 * Returns whether a form has changed since it was rendered, so that leaving it needs confirmation. The form's content is compared:
 * input that is reverted is no change. Changes are kept as a draft until they are saved or left on purpose; a redirect to the sign-in
 * keeps the draft. Ctrl+S saves. After a successful save, the form is compared with what was sent: later input is unsaved.
 * @param name    name of the form on its page
 * @param typed   the form was rendered with unsaved input: it is unsaved from the start
 * @param answer  of its save: saved values are no draft, even before the page has been reloaded
 */
export function useUnsaved(
  name: string,
  typed: boolean,
  answer: SaveAnswer | undefined,
): { form: RefObject<HTMLFormElement | null>; isUnsaved: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const wasTyped = useRef(typed);
  const wasAlive = useRef(useHasScript());
  const saved = useRef<string | null>(null); // content without unsaved changes; null: the form was rendered with some
  const sent = useRef<string | null>(null);
  const [change, setChange] = useState(typed ? { since: answer } : null);
  const noteChange = useEffectEvent((isChanged: boolean) => setChange(isChanged ? { since: answer } : null));
  const isUnsaved = change !== null && (answer?.saved !== true || change.since === answer);
  useUnsavedReport(isUnsaved);
  useSaveKey(form);
  useEffect(() => {
    const { current: element } = form;
    if (element === null) return undefined;
    const place = draftPlace(name);
    // Before the script loaded, somebody may have typed into the server-rendered form.
    const first = wasAlive.current ? [...new FormData(element)] : [...element.elements].flatMap(drawnEntry);
    saved.current = wasTyped.current ? null : contentOf(first);
    const look = () => {
      const isChanged = formContent(element) !== saved.current;
      noteChange(isChanged);
      if (isChanged) keepDraft(place, typedValues(new FormData(element)));
      return isChanged;
    };
    const lookAgain = () => {
      if (!look()) dropDraft(place);
    };
    const noteSent = () => {
      sent.current = formContent(element);
    };
    look();
    element.addEventListener('input', lookAgain);
    element.addEventListener('change', lookAgain);
    element.addEventListener('submit', noteSent);
    return () => {
      element.removeEventListener('submit', noteSent);
      element.removeEventListener('input', lookAgain);
      element.removeEventListener('change', lookAgain);
      leaveDraft(place);
    };
  }, [name]);
  useEffect(() => {
    const { current: element } = form;
    if (answer?.saved !== true || element === null) return;
    saved.current = sent.current ?? saved.current;
    sent.current = null;
    const isTypedSince = formContent(element) !== saved.current;
    noteChange(isTypedSince);
    if (isTypedSince) keepDraft(draftPlace(name), typedValues(new FormData(element)));
    else dropDraft(draftPlace(name));
  }, [name, answer]);
  return { form, isUnsaved };
}

/** Entry that a field would send as first drawn, regardless of later input. */
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

/** Content that a form would send, for comparison. */
export function formContent(form: HTMLFormElement): string {
  return contentOf([...new FormData(form)]);
}

/** Its key and its initial values do not count: they change with every answer. Nor does a password: it is not stored. */
function contentOf(entries: readonly (readonly [string, FormDataEntryValue])[]): string {
  const typed = entries.filter(([name]) => !FORMS_OWN.includes(name) && !/password/i.test(name));
  return JSON.stringify(typed.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}
