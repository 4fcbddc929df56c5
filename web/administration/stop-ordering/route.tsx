import { redirect } from 'react-router';
import { orderingForPaths } from '#shop/administration/impersonation/paths.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { companyHref } from '../company/company-href.ts';

/** Only the bar's button stops; anyone who follows the address goes on as they are. */
export function loader() {
  return redirect('/Administration');
}

/** Back to the company that the order was for (H7). */
export async function action({ context }: PageActionArgs) {
  const orderingFor = await context.call(orderingForPaths.read, {});
  await context.call(orderingForPaths.stop, {});
  return redirect(orderingFor === null ? '/Administration/Dashboard' : companyHref(orderingFor));
}

export function Component() {
  return null;
}
