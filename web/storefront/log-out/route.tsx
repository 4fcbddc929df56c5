import { redirect } from 'react-router';
import { sessionPaths } from '#shop/people/sessions/session-paths.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { session } from '../../session.ts';
import { hasKeptRequests } from '../part-requests/kept/has-kept-requests.ts';
import { endCopies } from '../presses/kept/kept-copies.ts';

/** Only the button logs out; opening the address changes nothing and leads to the home page. */
export function loader() {
  return redirect('/');
}

export async function action({ context }: PageActionArgs) {
  if (!import.meta.env.SSR) await sendKeptFirst().catch(() => undefined); // they end with the session
  await context.call(sessionPaths.logOut, {});
  if (!import.meta.env.SSR) {
    session.signedIn = false;
    await Promise.all([endCopies(), endKept().catch(() => undefined)]);
  }
  return redirect('/');
}

/** Sends the requests that this device keeps, as long as it is known whose they are. */
async function sendKeptFirst() {
  if (!(await hasKeptRequests())) return;
  const { sendKeptRequests } = await import('../part-requests/kept/send-kept-requests.ts');
  await sendKeptRequests();
}

/** Deletes the requests that this device keeps. */
async function endKept() {
  if (!(await hasKeptRequests())) return;
  const { endRequests } = await import('../part-requests/kept/kept-requests.ts');
  await endRequests();
}

export function Component() {
  return null;
}
