import { staffReturnPaths } from '#shop/trade/returns/staff-paths.ts';
import type { PageContext } from '../../page-context.ts';
import { t } from '../staff-text.ts';

/** Reads the number of returns that wait for staff. */
export async function readWaiting(context: PageContext): Promise<number> {
  return (await context.call(staffReturnPaths.list, { returnState: 'waiting', pageSize: 1 })).total;
}

/** Link next to the queue: returns to decide or to close. */
export function ReturnsWaiting({ count }: { count: number }) {
  if (count === 0) return null;
  return <a href="/Administration/Returns?returnState=waiting">{t('returned.waiting', { count })}</a>;
}
