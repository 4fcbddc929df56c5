import { sessionPaths } from '#shop/people/sessions/session-paths.ts';
import { RefusedError, type PageContext } from '../../page-context.ts';

/** The logged-in customer's id. An expired session redirects to the login and back, as everywhere. */
export async function ownId(context: PageContext): Promise<number> {
  const me = await context.call(sessionPaths.me, {});
  if (me !== null) return me.id;
  throw new RefusedError({ status: 401, code: 'session.missing', message: '', errors: [], details: {} });
}
