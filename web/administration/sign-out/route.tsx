import { redirect } from 'react-router';
import { identityPaths } from '#shop/people/identity/paths.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { session } from '../../session.ts';
import { dropAllDrafts } from '../forms/drafts.ts';

export function loader() {
  return redirect('/Administration');
}

export async function action({ context }: PageActionArgs) {
  await context.call(identityPaths.staffLogOut, {});
  session.staffSignedIn = false;
  if (!import.meta.env.SSR) dropAllDrafts();
  return redirect('/Administration');
}

export function Component() {
  return null;
}
