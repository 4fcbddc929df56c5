import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { ChangeRequest } from '#shop/trade/fulfilment/paths.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';

/** Forms that are filled in inside the lines of an order. */
const LINES_FORMS = ['ship', 'correct'] as const;
export type LinesForm = (typeof LINES_FORMS)[number];

/** Id of the section with the lines. */
export const LINES = 'lines';

/** Name in the address of the form that is open without script. */
export const OPEN_FORM = 'open';

export interface OpenLinesForm {
  /** null: the lines are only read. */
  form: LinesForm | null;
  /** Opens a form and focuses its first field; null closes it. */
  open: (form: LinesForm | null) => void;
  /** Address of the page with that form, for readers without script. */
  hrefOf: (form: LinesForm | null) => string;
}

/** The form that is open inside the lines: opened by its link, refused, or next after an accepted change request. */
export function useLinesForm(answer: SaveAnswer | undefined, requests: readonly ChangeRequest[]): OpenLinesForm {
  const { search } = useLocation();
  const [form, setForm] = useState(() => formNamed(new URLSearchParams(search).get(OPEN_FORM)));
  const [seen, setSeen] = useState<SaveAnswer>();
  if (answer !== seen) {
    setSeen(answer);
    const next = formAfter(answer, requests);
    if (next !== undefined) setForm(next);
  }
  return {
    form,
    open: (next) => {
      flushSync(() => setForm(next));
      if (next !== null) focusLinesForm();
    },
    hrefOf: (next) => hrefOf(search, next),
  };
}

/** Focuses the first field of the open form. */
export function focusLinesForm(): void {
  document.querySelector<HTMLElement>(`#${LINES} form :is(input:not([type="hidden"]), select)`)?.focus();
}

function formNamed(name: string | null | undefined): LinesForm | null {
  return LINES_FORMS.find((form) => form === name) ?? null;
}

/** The form that an answer opens, null if it closes the form; undefined: it concerns neither. */
function formAfter(answer: SaveAnswer | undefined, requests: readonly ChangeRequest[]): LinesForm | null | undefined {
  if (answer?.form === 'accept-request' && answer.saved) return requests[0]?.wish === 'change' ? 'correct' : undefined;
  const form = formNamed(answer?.form);
  if (form === null) return undefined;
  return answer?.saved === true ? null : form;
}

function hrefOf(search: string, form: LinesForm | null): string {
  const query = new URLSearchParams(search);
  if (form === null) query.delete(OPEN_FORM);
  else query.set(OPEN_FORM, form);
  return `/Administration/OrderView?${query.toString()}#${LINES}`;
}
