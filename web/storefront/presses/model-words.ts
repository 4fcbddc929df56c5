import type { ListedModel } from '#shop/catalogue/presses/paths.ts';
import type { usePressesText } from './presses-text.ts';

type PressesText = ReturnType<typeof usePressesText>;

/** 'Built 1998 to 2013'; '' if no year is known. */
export function yearsText(
  { firstYear, lastYear }: Pick<ListedModel, 'firstYear' | 'lastYear'>,
  t: PressesText,
): string {
  if (firstYear === null && lastYear === null) return '';
  const years = firstYear === null ? 'until' : lastYear === null ? 'since' : 'both';
  return t('presses.years', { years, first: String(firstYear ?? ''), last: String(lastYear ?? '') });
}
