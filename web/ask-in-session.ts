import { sessionPaths } from '#shop/identity/session-paths.ts';
import { browserAsk } from './browser-ask.ts';
import { session } from './session.ts';

/**
 * Asks over the documented address. Staff for whom the hour of ordering for a member has ended (H7) are told by the API what staff are told
 * who never began (403); here it is what it is for a customer whose session has ended (401), so that they find the way back as well.
 */
export const askInSession: typeof browserAsk = async (path, input, ...more) => {
  const asked = await browserAsk(path, input, ...more);
  return asked.ok || asked.refusal.status !== 403 || !(await isForNobodyAnyMore())
    ? asked
    : { ok: false, refusal: { ...asked.refusal, status: 401 } };
};

async function isForNobodyAnyMore(): Promise<boolean> {
  if (!session.signedIn || !session.staffSignedIn) return false;
  const me = await browserAsk(sessionPaths.me, {});
  return me.ok && me.output === null;
}
