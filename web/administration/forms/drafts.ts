import type { FormValues } from '../../forms/save-answer.ts';

// What was typed and is not saved yet lies in the tab's own storage, so that neither the end of a session nor a reload
// destroys it. It goes with the tab, with signing out, and with the person who leaves the page on purpose.

const PREFIX = 'unsaved ';

interface Draft {
  /** Owner of the draft, by account id: nobody else sees it. */
  owner: string;
  values: FormValues;
}

let lastOwner = '';

/** Storage key of a form's draft: one for each form of each page. */
export function draftPlace(form: string): string {
  const { pathname, search } = window.location;
  return `${PREFIX}${pathname.toLowerCase()}?${new URLSearchParams(search).get('id') ?? ''} ${form}`;
}

export function keepDraft(place: string, values: FormValues): void {
  const draft: Draft = { owner: owner(), values };
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // No storage, or none left: the form itself still holds everything.
  }
}

export function dropDraft(place: string): void {
  sessionStorage.removeItem(place);
}

/** For a form that goes: what was typed in it outlives it only on the way to the sign-in. */
export function leaveDraft(place: string): void {
  if (!/^\/administration\/?$/i.test(window.location.pathname)) dropDraft(place);
}

/** Finds this person's unsaved draft; another person's is discarded. */
export function findDraft(place: string): FormValues | null {
  const text = sessionStorage.getItem(place);
  if (text === null) return null;
  const draft = JSON.parse(text) as Draft;
  if (draft.owner === owner()) return draft.values;
  dropDraft(place);
  return null;
}

/** For signing out: nothing stays in the browser. */
export function dropAllDrafts(): void {
  for (const place of Object.keys(sessionStorage)) if (place.startsWith(PREFIX)) dropDraft(place);
}

/** The session's cookie may be over before what was typed is kept. */
function owner(): string {
  lastOwner = /(?:^|;\s*)adminuserID=([^;]+)/.exec(document.cookie)?.[1] ?? lastOwner;
  return lastOwner;
}
