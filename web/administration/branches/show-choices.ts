import { t } from '../staff-text.ts';

/** Options of 'show' (D8): the region of a regional category, otherwise live or archived. */
export function showChoices(isRegional: boolean): readonly (readonly [show: number, label: string])[] {
  if (!isRegional)
    return [
      [1, t('branches.live')],
      [3, t('branches.archived')],
    ];
  return [
    [1, t('branches.show-1')],
    [2, t('branches.show-2')],
    [3, t('branches.show-3')],
    [4, t('branches.show-4')],
  ];
}

/** Describes who sees a stored branch: any number that is not a choice hides it. */
export function shownTo(show: number, isRegional: boolean): string {
  return showChoices(isRegional).find(([value]) => value === show)?.[1] ?? t('branches.show-4');
}

/** The option that the form of a new category or sub-category begins with: Live. */
export const FRESH_SHOW = 1;

/** Parses a form field; input that is not a number becomes Archived (E9). */
export function showIn(typed: string | undefined): number {
  return Number(typed) || 3;
}

/**
 * The 'show' value that keeps a category's visibility when its regional mark is set or removed: 3 means Archived
 * without it and Europe with it.
 */
export function showAfterMark(show: number, isRegional: boolean): number {
  if (show === 1) return 1;
  return isRegional ? 4 : 3;
}
