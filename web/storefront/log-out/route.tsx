import { redirect } from 'react-router';
import { sessionPaths } from '#shop/people/sessions/session-paths.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { session } from '../../session.ts';
import { endCopies } from '../presses/kept/kept-copies.ts';

/** Only the button logs out; opening the address changes nothing and leads to the home page. */
export function loader() {
  return redirect('/');
}

export async function action({ context }: PageActionArgs) {
  await context.call(sessionPaths.logOut, {});
  if (!import.meta.env.SSR) {
    session.signedIn = false;
    await endCopies();
  }
  return redirect('/');
}

export function Component() {
  return null;
}
