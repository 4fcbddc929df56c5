import { redirect } from 'react-router';
import { orderingForPaths } from '#shop/desk/impersonation/paths.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { companyHref } from '../screen-addresses.ts';

/** Only the bar's button stops; opening the address changes nothing. */
export function loader() {
  return redirect('/Administration');
}

/** Redirects to the company of the order (H7). */
export async function action({ context }: PageActionArgs) {
  const orderingFor = await context.call(orderingForPaths.read, {});
  await context.call(orderingForPaths.stop, {});
  return redirect(orderingFor === null ? '/Administration/Dashboard' : companyHref(orderingFor));
}

export function Component() {
  return null;
}
