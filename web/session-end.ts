import { useEffect, useState } from 'react';
import type { CallResult, Refusal } from '#shop/base/operations/call-result.ts';
import { pageLanguage } from './texts/page-language.ts';
import { textsIn } from './texts/texts.tsx';

/** The code of a request that was not sent, because the user closed the login. */
export const SESSION_OVER = 'session.over';

/** Login dialog of a page. */
interface Login {
  isNeeded(refusal: Refusal): boolean;
  /** Opens the login over the page; false: the user closed it. */
  open(): Promise<boolean>;
}

let login: Login | null = null;
/** One login for all calls refused in the meantime. */
let opened: Promise<boolean> | null = null;

/** Sends a call; if the session has expired, lets the user log in over the page, and sends it again. */
export async function inSession<Output>(send: () => Promise<CallResult<Output>>): Promise<CallResult<Output>> {
  const asked = await send();
  if (asked.ok || login === null || !login.isNeeded(asked.refusal)) return asked;
  opened ??= login.open().finally(() => (opened = null));
  return (await opened) ? send() : { ok: false, refusal: notSent() };
}

/**
 * Shown on the page itself, so that the input stays. Like a network failure it has no status, so nothing is reloaded.
 */
export function notSent(): Refusal {
  const message = textsIn(pageLanguage()).t('errors.session-over');
  return { status: 0, code: SESSION_OVER, message, errors: [], details: {} };
}

/**
 * Opens the login of a page when its session has expired.
 * @param isNeeded a constant
 * @returns null while no login is needed; otherwise the callback for its success (true) or cancellation (false)
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
