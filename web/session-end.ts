import { useEffect, useState } from 'react';
import type { CallResult, Refusal } from '#shop/operations/call-result.ts';
import { pageLanguage } from './texts/page-language.ts';
import { textsIn } from './texts/texts.tsx';

/** The code of what was not sent, because its reader closed the login. */
export const SESSION_OVER = 'session.over';

/** Login that a page can request from its reader. */
interface Login {
  isNeeded(refusal: Refusal): boolean;
  /** Opens the login over the page; false: its reader closed it. */
  open(): Promise<boolean>;
}

let login: Login | null = null;
/** One login for all that is refused meanwhile. */
let opened: Promise<boolean> | null = null;

/** Sends; where the session has ended, has the reader of the page log in over it, and sends once more. */
export async function inSession<Output>(send: () => Promise<CallResult<Output>>): Promise<CallResult<Output>> {
  const asked = await send();
  if (asked.ok || login === null || !login.isNeeded(asked.refusal)) return asked;
  opened ??= login.open().finally(() => (opened = null));
  return (await opened) ? send() : { ok: false, refusal: notSent() };
}

/** Shown on the page itself, so that what was typed stays. Like a line that breaks it has no status: nothing is read anew after it. */
export function notSent(): Refusal {
  const message = textsIn(pageLanguage()).t('errors.session-over');
  return { status: 0, code: SESSION_OVER, message, errors: [], details: {} };
}

/**
 * Opens the login of a page when its session has ended.
 * @param isNeeded  a constant
 * @returns null while nobody has to log in; otherwise what to call when somebody did (true) or would not (false)
 */
export function useLoginOverPage(isNeeded: Login['isNeeded']): ((isLoggedIn: boolean) => void) | null {
  const [end, setEnd] = useState<((isLoggedIn: boolean) => void) | null>(null);
  useEffect(() => {
    const own: Login = {
      isNeeded,
      open: () =>
        new Promise((resolve) =>
          setEnd(() => (isLoggedIn: boolean) => {
            setEnd(null);
            resolve(isLoggedIn);
          }),
        ),
    };
    login = own;
    return () => {
      if (login === own) login = null;
    };
  }, [isNeeded]);
  return end;
}
