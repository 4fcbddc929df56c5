import type { StoredLegalVersion } from '#shop/people/legal/paths.ts';
import { t } from '../staff-text.ts';

export const legalEditHref = ({ id }: Pick<StoredLegalVersion, 'id'>) => `/Administration/Legal-Edit?id=${id}`;

/** 'version 2', or 'draft'. */
export function versionName({ number }: Pick<StoredLegalVersion, 'number'>): string {
  return number === null ? t('legal-pages.draft-version') : t('legal-pages.version-number', { number: String(number) });
}
