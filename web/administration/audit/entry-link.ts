import { familyHref } from '../variant-prices/family-address.ts';
import type { AuditEntry } from '#shop/base/audit/paths.ts';

/** Address of the screen for the changed object; null: it has none. */
export function entryLink({ subjects }: Pick<AuditEntry, 'subjects'>): string | null {
  for (const subject of subjects) {
    const at = subject.indexOf(':');
    const screen = SCREENS[subject.slice(0, at)];
    if (screen !== undefined) return `/Administration/${screen}${encodeURIComponent(subject.slice(at + 1))}`;
    if (subject.startsWith('family:')) return familyHref(Number(subject.slice(at + 1)));
  }
  return null;
}

const SCREENS: Readonly<Record<string, string | undefined>> = {
  customer: 'CustomerEdit?id=',
  company: 'Company?id=',
  order: 'OrderView?id=',
  mail: 'Mail?id=',
  product: 'ProductEdit?id=',
  'product import': 'ImportView?id=',
  'promo code': 'Promo-Code-Edit?id=',
  translation: 'Translation?text=',
  news: 'News-Edit?id=',
  'legal page': 'Legal-Edit?id=',
  'data request': 'Data-Request?id=',
  manual: 'Manual-Edit?id=',
};
