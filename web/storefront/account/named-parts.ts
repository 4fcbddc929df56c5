import { partKey } from '#shop/base/kernel/part-number.ts';
import type { Translate } from '../../texts/texts.tsx';
import type { AccountTextKey } from './account-text.ts';

const NAMED = 3;

/** Short list of the parts of an order or a quotation, matches of the search first. @param names part numbers, one on a line */
export function namedParts(names: string, t: Translate<AccountTextKey>, search = ''): string {
  const parts = [...new Set(names.split('\n'))];
  const wanted = partKey(search); // a part number in any notation (D9)
  const isWanted = (part: string) => wanted !== '' && partKey(part).includes(wanted);
  const sorted = [...parts.filter(isWanted), ...parts.filter((part) => !isWanted(part))];
  const named = sorted.slice(0, NAMED).join(', ');
  const count = sorted.length - NAMED;
  return count > 0 ? t('account.order-items-more', { names: named, count }) : named;
}
