import { useLoaderData } from 'react-router';
import type { StoredLegalVersion } from '#shop/people/legal/paths.ts';
import { legalDeclaration, legalEditing } from '#shop/people/legal/staff-paths.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { PageHead } from '../page-head.tsx';
import { formatDay, languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { legalEditHref, versionName } from './legal-words.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<StoredLegalVersion>> {
  return context.call(legalEditing.list, questionIn(request, legalDeclaration));
}

const columns = (): readonly Column<StoredLegalVersion>[] => [
  { key: 'kind', label: t('legal-pages.page'), cell: ({ kind }) => t(`legal.${kind}`) },
  { key: 'number', label: t('legal-pages.version'), cell: versionName },
  {
    key: 'effective',
    label: t('legal-pages.effective'),
    first: 'desc',
    cell: ({ effectiveFrom }) => (effectiveFrom === null ? '' : formatDay(effectiveFrom)),
  },
  {
    key: 'languages',
    label: t('legal-pages.languages'),
    cell: ({ says }) => says.map(({ language }) => languageName(language)).join(', '),
  },
  {
    key: 'state',
    label: t('legal-pages.state'),
    cell: ({ number }) => (
      <StatusBadge kind={number === null ? 'off' : 'good'}>
        {t(number === null ? 'legal-pages.draft' : 'legal-pages.published')}
      </StatusBadge>
    ),
  },
];

/** All versions of the legal pages, drafts included; a row opens its version (O1). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('legal-pages.title')}>
        <ButtonLink href="/Administration/Legal-Edit">{t('legal-pages.add')}</ButtonLink>
      </PageHead>
      <ListTools
        list={legalDeclaration}
        searchLabel={t('legal-pages.search')}
        single={onlyHit(list, legalEditHref)}
        filters={{
          kind: { label: t('legal-pages.page'), word: (kind) => t(`legal.${kind}`) },
          state: { label: t('legal-pages.state'), word: (state) => t(`legal-pages.${state}`) },
        }}
      />
      <ListTable
        isMain
        caption={t('legal-pages.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={legalEditHref}
        list={legalDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
