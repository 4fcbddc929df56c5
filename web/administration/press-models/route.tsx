import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import type { StaffModel } from '#shop/catalogue/presses/paths.ts';
import { modelDeclaration, staffPressPaths } from '#shop/catalogue/presses/staff-paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { PageHead } from '../page-head.tsx';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<StaffModel>> {
  return context.call(staffPressPaths.models, questionIn(request, modelDeclaration));
}

const columns = (): readonly Column<StaffModel>[] => [
  { key: 'name', label: t('press-models.name'), cell: ({ name }) => name },
  { key: 'intro', label: t('press-models.intro'), cell: ({ intro }) => intro },
  { key: 'fits', label: t('press-models.fits'), align: 'end', cell: ({ fitCount }) => formatNumber(fitCount) },
  {
    key: 'machines',
    label: t('press-models.machines'),
    align: 'end',
    cell: ({ machineCount }) => formatNumber(machineCount),
  },
  { key: 'order', label: t('press-models.order'), align: 'end', cell: ({ sortOrder }) => formatNumber(sortOrder) },
  {
    key: 'state',
    label: t('press-models.state'),
    cell: ({ archived }) => (
      <StatusBadge kind={archived ? 'off' : 'good'}>
        {t(archived ? 'press-models.state-archived' : 'press-models.state-current')}
      </StatusBadge>
    ),
  },
];

const modelHref = ({ id }: StaffModel) => `/Administration/Press-Model?id=${id}`;

/** All models of presses (J1); a row opens its form and what fits it. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('press-models.title')}>
        <ButtonLink href="/Administration/Press-Model">{t('press-models.add')}</ButtonLink>
        <a href="/Administration/export/part-fits.csv">{t('press-models.all-fits')}</a>
        <a href="/Administration/Import">{t('press-models.import')}</a>
      </PageHead>
      <p>{t('press-models.lead')}</p>
      <ListTools
        list={modelDeclaration}
        searchLabel={t('press-models.name')}
        exportName="press-models"
        single={onlyHit(list, modelHref)}
        filters={{ state: { label: t('press-models.state'), word: (state) => t(`press-models.state-${state}`) } }}
      />
      <ListTable
        isMain
        caption={t('press-models.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={modelHref}
        list={modelDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
