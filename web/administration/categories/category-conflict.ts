import type { Category } from '#shop/catalogue/catalogue.ts';
import { showChoices } from '../branches/show-choices.ts';
import type { ConflictField } from '../forms/conflict-notice.tsx';
import type { Conflict } from '../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { categoryTexts } from './category-rows.ts';

/** What was typed of a category beside what somebody else saved. */
export function categoryConflict(
  typed: Readonly<Record<string, string>>,
  current: Conflict['current'],
): ConflictField[] {
  const stored = categoryTexts(current as unknown as Category);
  const id = Number(current['id']);
  const yesOrNo = (tick: string) => t(tick === 'on' ? 'common.yes' : 'common.no');
  const showName = (show: string, regional: boolean) =>
    showChoices(regional).find(([value]) => String(value) === show)?.[1] ?? t('branches.show-4');
  const row = (
    field: string,
    label: string,
    read: (text: string, texts: (field: string) => string) => string = (text) => text,
  ): ConflictField => {
    const mine = (name: string) => typed[`${id}.${name}`] ?? '';
    const theirs = (name: string) => stored[name] ?? '';
    return {
      name: `${id}.${field}`,
      label,
      mine: read(mine(field), mine),
      theirs: read(theirs(field), theirs),
      value: theirs(field),
    };
  };
  return [
    row('name', t('branches.name')),
    row('show', t('branches.show'), (show, texts) => showName(show, texts('regional') === 'on')),
    row('regional', t('branches.regional'), yesOrNo),
    row('sortOrder', t('branches.order')),
    row('onHomePage', t('branches.home'), yesOrNo),
    row('delivery', t('branches.delivery')),
    row('deliveryAdd', t('branches.delivery-add')),
  ];
}
