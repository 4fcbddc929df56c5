import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { companyGroupDeclaration, type CompanyGroup, priceListPaths } from '#shop/catalogue/price-lists/paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<CompanyGroup>> {
  return context.call(priceListPaths.groups, questionIn(request, companyGroupDeclaration));
}

const columns = (): readonly Column<CompanyGroup>[] => [
  { key: 'name', label: t('price-lists.name'), cell: ({ name }) => name },
  {
    key: 'companies',
    label: t('price-lists.companies'),
    cell: ({ companies }) => companies.map(({ companyName }) => companyName).join(', '),
  },
];

const groupHref = ({ id }: CompanyGroup) => `/Administration/Company-Group?id=${id}`;

/** Groups of companies that share price lists (K1); a row opens its form. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('company-groups.title')}>
        <ButtonLink href="/Administration/Company-Group">{t('company-groups.add')}</ButtonLink>
        <a href="/Administration/Price-Lists">{t('price-lists.back')}</a>
      </PageHead>
      <ListTools
        list={companyGroupDeclaration}
        searchLabel={t('company-groups.search')}
        single={onlyHit(list, groupHref)}
      />
      <ListTable
        isMain
        caption={t('company-groups.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={groupHref}
        list={companyGroupDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
