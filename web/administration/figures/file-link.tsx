import type { CurrencyId } from '#shop/base/money/money.ts';
import { t } from '../staff-text.ts';
import { figuresFileHref } from '../screen-addresses.ts';

/** A table of the figures as a spreadsheet file, with all of its rows. */
export function FileLink({ table, currency }: { table: string; currency: CurrencyId }) {
  return <a href={figuresFileHref(table, currency)}>{t('list.export')}</a>;
}
