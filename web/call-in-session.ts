import { sessionPaths } from '#shop/people/sessions/session-paths.ts';
import { callApi } from './call-api.ts';
import { inSession, notSent } from './session-end.ts';
import { session } from './session.ts';

/**
 * Calls the documented address, after a login over the page if the session has expired. If the hour of ordering for a
 * member has ended (H7), the API answers staff like those who never started (403); here a page redirects them to the
 * login (401), and a form stays unchanged.
 */
export const callInSession: typeof callApi = async (path, input, ...more) => {
  const asked = await inSession(() => callApi(path, input, ...more));
  if (asked.ok || asked.refusal.status !== 403 || !(await isForNobodyAnyMore())) return asked;
  return { ok: false, refusal: path.method === 'GET' ? { ...asked.refusal, status: 401 } : notSent() };
};

async function isForNobodyAnyMore(): Promise<boolean> {
  if (!session.signedIn || !session.staffSignedIn) return false;
  const me = await callApi(sessionPaths.me, {});
  return me.ok && me.output === null;
}
