import type { Category } from '#shop/catalogue/catalogue.ts';
import { rowVersions } from '../branches/branch-rows.ts';
import { showChoices } from '../branches/show-choices.ts';
import type { ConflictField } from '../forms/conflict-notice.tsx';
import type { Conflict } from '../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { categoryTexts } from './category-rows.ts';
import { roleName } from './role-choice.tsx';

/** What was typed of a category beside what somebody else saved. */
export function categoryConflict(
  typed: Readonly<Record<string, string>>,
  current: Conflict['current'],
): ConflictField[] {
  const yesOrNo = (tick: string) => t(tick === 'on' ? 'common.yes' : 'common.no');
  const showName = (show: string, row: (name: string) => string) =>
    showChoices(row('regional') === 'on').find(([value]) => String(value) === show)?.[1] ?? t('branches.show-4');
  return rowVersions(Number(current['id']), typed, categoryTexts(current as unknown as Category), [
    { name: 'name', label: t('branches.name') },
    { name: 'show', label: t('branches.show'), read: showName },
    { name: 'regional', label: t('branches.regional'), read: yesOrNo },
    { name: 'sortOrder', label: t('branches.order') },
    { name: 'onHomePage', label: t('branches.home'), read: yesOrNo },
    { name: 'onDashboard', label: t('branches.dashboard'), read: yesOrNo },
    { name: 'role', label: t('branches.role'), read: roleName },
    { name: 'picturePart', label: t('branches.picture-part') },
    { name: 'delivery', label: t('branches.delivery') },
    { name: 'deliveryAdd', label: t('branches.delivery-add') },
  ]);
}
