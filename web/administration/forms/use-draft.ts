import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useHasScript } from '../lists/use-has-script.ts';
import { draftPlace, dropDraft, findDraft, keepDraft, leaveDraft } from './drafts.ts';
import type { FormValues, SaveAnswer } from '../../forms/save-answer.ts';

/**
 * Input from before the end of the session or a reload; null if there is none. It is known only after hydration, so the form
 * has to be rendered again with it.
 */
export function useDraft(name: string, answer: SaveAnswer | undefined) {
  const hasScript = useHasScript();
  const { state } = useNavigation();
  const [draft, setDraft] = useState<FormValues | null>(); // undefined: not read yet
  if (hasScript && draft === undefined) setDraft(findDraft(draftPlace(name)));
  else if (answer?.saved === true && state === 'idle' && draft) setDraft(null); // until then the page has the values from before the save
  return {
    draft: draft ?? null,
    drop: () => {
      dropDraft(draftPlace(name));
      setDraft(null);
    },
  };
}

/** Stores these values as the form's draft; null: nothing is unsaved. */
export function useKeptDraft(name: string, values: FormValues | null): void {
  const wasKept = useRef(false);
  useEffect(() => {
    const place = draftPlace(name);
    if (values !== null) keepDraft(place, values);
    else if (wasKept.current) dropDraft(place);
    wasKept.current = values !== null;
  }, [name, values]);
  useEffect(() => {
    const place = draftPlace(name);
    return () => leaveDraft(place);
  }, [name]);
}
