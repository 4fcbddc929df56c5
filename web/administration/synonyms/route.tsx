import { useLoaderData } from 'react-router';
import { type StaffSynonym, synonymDeclaration, synonymEditing } from '#shop/shopfront/synonyms/paths.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<StaffSynonym>> {
  return context.call(synonymEditing.list, questionIn(request, synonymDeclaration));
}

const columns = (): readonly Column<StaffSynonym>[] => [
  { key: 'word', label: t('synonyms.word'), cell: ({ word }) => word },
  { key: 'kind', label: t('synonyms.kind'), cell: ({ kind }) => t(`synonyms.kind.${kind}`) },
  {
    key: 'language',
    label: t('synonyms.language'),
    cell: ({ language }) => languageName(language),
  },
  { key: 'means', label: t('synonyms.means'), cell: ({ means }) => means },
];

const synonymHref = ({ id }: StaffSynonym) => `/Administration/Synonym?id=${id}`;

/** Synonyms of the trade (I2); a row opens its form. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('synonyms.title')}>
        <ButtonLink href="/Administration/Synonym">{t('synonyms.add')}</ButtonLink>
      </PageHead>
      <p>{t('synonyms.hint')}</p>
      <ListTools
        list={synonymDeclaration}
        searchLabel={t('synonyms.search')}
        exportName="synonyms"
        single={onlyHit(list, synonymHref)}
        filters={{
          kind: { label: t('synonyms.kind'), word: (kind) => t(`synonyms.kind.${kind}`) },
          language: { label: t('synonyms.language'), word: languageName },
        }}
      />
      <ListTable
        isMain
        caption={t('synonyms.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={synonymHref}
        list={synonymDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
