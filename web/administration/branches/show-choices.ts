import { t } from '../staff-text.ts';

/** What 'show' can be set to (D8): with the regional mark it says whose the category is, else live or archived. */
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

/** What a form's field says; of a form that was refused it may be no number, and the choice begins at Archived (E9). */
export function showIn(typed: string | undefined): number {
  return Number(typed) || 3;
}

/**
 * The 'show' that keeps a category as hidden or open as it was when its regional mark is set or taken away: 3 means Archived
 * without it and Europe with it.
 */
export function showAfterMark(show: number, isRegional: boolean): number {
  if (show === 1) return 1;
  return isRegional ? 4 : 3;
}
