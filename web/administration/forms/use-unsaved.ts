import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUnsavedReport } from '../frame/unsaved-guard.tsx';
import { useHasScript } from '../lists/use-has-script.ts';
import { draftPlace, dropDraft, keepDraft, leaveDraft } from './drafts.ts';
import { FORM_KEY } from '../../page-context.ts';
import { type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { useSaveKey } from './use-save-key.ts';

const FORMS_OWN: readonly string[] = [FORM_KEY, 'version', 'seen'];

/**
 * Returns whether a form was changed since it was drawn, so that nobody leaves it without being asked. It is measured by what the
 * form would send: typing something and taking it back is no change. What was changed is kept as a draft until it is saved or
 * left on purpose; only the way to the sign-in leaves it. Ctrl+S saves. Once a save has succeeded, a form is measured by what was
 * sent: what was typed since is unsaved.
 * @param name    what the form is called on its page
 * @param typed   the form was drawn with what somebody typed and has not saved: it is unsaved from the start
 * @param answer  of its save: what is saved is no draft, even while the page has not read itself again
 */
export function useUnsaved(
  name: string,
  typed: boolean,
  answer: SaveAnswer | undefined,
): { form: RefObject<HTMLFormElement | null>; isUnsaved: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const wasTyped = useRef(typed);
  const wasAlive = useRef(useHasScript());
  const saved = useRef<string | null>(null); // content without unsaved changes; null: the form was drawn with some
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
    // Before the script was there somebody may have typed into what the server drew.
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

/** Content that a form would send, to be compared. */
export function formContent(form: HTMLFormElement): string {
  return contentOf([...new FormData(form)]);
}

/** Its key and what it was filled with are no content: they change with every answer. Nor is a password: it is no work, and is not kept. */
function contentOf(entries: readonly (readonly [string, FormDataEntryValue])[]): string {
  const typed = entries.filter(([name]) => !FORMS_OWN.includes(name) && !/password/i.test(name));
  return JSON.stringify(typed.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}
