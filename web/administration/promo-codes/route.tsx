import { useLoaderData } from 'react-router';
import { dayInZone } from '#shop/base/days/calendar-day.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { couponDeclaration, promotionPaths, type StoredCoupon } from '#shop/catalogue/coupons/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import { PartNumber } from '../../design/part-number.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { RowTicks } from '../lists/row-ticks.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { PageHead } from '../page-head.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { continentText, multiplierText, percentText, statusText } from './coupon-words.ts';

/** A code, with whether it is valid today in the store's time zone. */
type Row = StoredCoupon & { days: 'expired' | 'not yet' | 'now' };

export async function loader({ request, context }: PageArgs): Promise<ListPage<Row>> {
  const [{ items, total }, { timeZone }] = await Promise.all([
    context.call(promotionPaths.staffList, questionIn(request, couponDeclaration)),
    context.call(settingsPaths.store, {}),
  ]);
  const today = dayInZone(new Date(), timeZone);
  const daysOf = ({ startsOn, endsOn }: StoredCoupon) =>
    endsOn < today ? 'expired' : startsOn > today ? 'not yet' : 'now';
  return { items: items.map((coupon) => ({ ...coupon, days: daysOf(coupon) })), total };
}

const columns = (): readonly Column<Row>[] => [
  { key: 'code', label: t('promo.code'), cell: ({ code }) => <PartNumber>{code}</PartNumber> },
  { key: 'name', label: t('promo.name'), cell: ({ name }) => name },
  {
    key: 'status',
    label: t('promo.status'),
    cell: ({ status, days }) =>
      status === 'live' && days !== 'now' ? (
        <StatusBadge kind="off">{t(days === 'expired' ? 'promo.expired' : 'promo.not-yet')}</StatusBadge>
      ) : (
        <StatusBadge kind={status === 'live' ? 'good' : 'off'}>{statusText(status)}</StatusBadge>
      ),
  },
  {
    key: 'multiplier',
    label: t('promo.value'),
    align: 'end',
    cell: ({ multiplierMicros }) =>
      `${multiplierText(multiplierMicros)} (${percentText(multiplierMicros)})`.trimStart(),
  },
  { key: 'continent', label: t('promo.continent'), cell: ({ continent }) => continentText(continent) },
  { key: 'starts', label: t('promo.starts'), cell: ({ startsOn }) => formatDay(startsOn) },
  { key: 'ends', label: t('promo.ends'), first: 'desc', cell: ({ endsOn }) => formatDay(endsOn) },
];

const couponHref = ({ id }: Row) => `/Administration/Promo-Code-Edit?id=${id}`;

/** All promo codes; a row opens its form (E15). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const { items, total } = list;
  return (
    <>
      <PageHead title={t('promo.title')}>
        <ButtonLink href="/Administration/Promo-Code-Edit">{t('promo.add')}</ButtonLink>
      </PageHead>
      <ListTools
        list={couponDeclaration}
        searchLabel={t('promo.search')}
        exportName="promo-codes"
        single={onlyHit(list, couponHref)}
        filters={{ status: { label: t('promo.status'), word: (status) => t(`promo.${status}`) } }}
      />
      <RowTicks
        form="ticked"
        action="/Administration/Status-Change"
        list={couponDeclaration}
        fixed={{ of: 'promoCodes' }}
        total={total}
      />
      <ListTable
        isMain
        caption={t('promo.title')}
        columns={columns()}
        rows={items}
        rowKey={({ id }) => id}
        rowHref={couponHref}
        list={couponDeclaration}
        ticks={{ form: 'ticked', label: ({ code }) => t('many.tick', { name: code }) }}
      />
      <Pager total={total} />
    </>
  );
}
