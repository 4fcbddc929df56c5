import { sessionPaths } from '#shop/identity/session-paths.ts';
import { callApi } from './call-api.ts';
import { inSession, notSent } from './session-end.ts';
import { session } from './session.ts';

/**
 * Asks over the documented address, after a login over the page where the session has ended. Staff for whom the hour of ordering for a
 * member has ended (H7) are told by the API what staff are told who never began (403): here a page leads them to the login (401), and a
 * form stays as it is.
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
