import type { FormValues } from '../../forms/save-answer.ts';

// Unsaved input is kept in the tab's sessionStorage, so that neither the end of a session nor a reload destroys it. It is deleted
// with the tab, on logout, and when the user leaves the page on purpose.

const PREFIX = 'unsaved ';

interface Draft {
  /** Owner of the draft, by account id: nobody else sees it. */
  owner: string;
  values: FormValues;
}

let lastOwner = '';

/** Drafts of forms that are shown: a form whose input was typed before the scripts ran has it already, and is not drawn again with it. */
const shown = new Set<string>();

/** Storage key of a form's draft: one for each form of each page. */
export function draftPlace(form: string): string {
  const { pathname, search } = window.location;
  return `${PREFIX}${pathname.toLowerCase()}?${new URLSearchParams(search).get('id') ?? ''} ${form}`;
}

export function keepDraft(place: string, values: FormValues): void {
  const draft: Draft = { owner: owner(), values };
  shown.add(place);
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // No storage, or it is full: the form itself still has everything.
  }
}

export function dropDraft(place: string): void {
  sessionStorage.removeItem(place);
}

/** Discards the draft of an unmounted form, except on the way to the sign-in. */
export function leaveDraft(place: string): void {
  shown.delete(place);
  if (!/^\/administration\/?$/i.test(window.location.pathname)) dropDraft(place);
}

/** Finds this person's unsaved draft; another person's is discarded. */
export function findDraft(place: string): FormValues | null {
  const text = shown.has(place) ? null : sessionStorage.getItem(place);
  if (text === null) return null;
  const draft = JSON.parse(text) as Draft;
  if (draft.owner === owner()) return draft.values;
  dropDraft(place);
  return null;
}

/** Discards all drafts on logout. */
export function dropAllDrafts(): void {
  for (const place of Object.keys(sessionStorage)) if (place.startsWith(PREFIX)) dropDraft(place);
}

/** The account in the cookie, otherwise the last known one: the cookie may expire before input is stored. */
function owner(): string {
  lastOwner = /(?:^|;\s*)adminuserID=([^;]+)/.exec(document.cookie)?.[1] ?? lastOwner;
  return lastOwner;
}
