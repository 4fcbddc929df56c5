import { useLoaderData } from 'react-router';
import { type TranslatedText, translationDeclaration, translationEditing } from '#shop/shopfront/translations/paths.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { formatNumber, languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { textHref } from '../screen-addresses.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<TranslatedText>> {
  return context.call(translationEditing.list, questionIn(request, translationDeclaration));
}

const columns = (): readonly Column<TranslatedText>[] => [
  { key: 'english', label: t('translations.english'), clip: true, cell: ({ english }) => english },
  {
    key: 'kind',
    label: t('translations.kind'),
    cell: ({ kinds }) => kinds.map((kind) => t(`translations.kind.${kind}`)).join(', '),
  },
  {
    key: 'uses',
    label: t('translations.uses'),
    first: 'desc',
    align: 'end',
    cell: ({ uses }) => formatNumber(uses),
  },
  {
    key: 'missing',
    label: t('translations.missing'),
    cell: ({ missing }) =>
      missing.length === 0 ? t('translations.complete') : missing.map((language) => languageName(language)).join(', '),
  },
];

const hrefOf = ({ key }: TranslatedText) => textHref(key);

/** Texts of the shop with their languages: the starting point for missing translations (N3). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('translations.title')} />
      <p>{t('translations.hint')}</p>
      <ListTools
        list={translationDeclaration}
        searchLabel={t('translations.search')}
        exportName="texts"
        single={onlyHit(list, hrefOf)}
        filters={{
          missing: {
            label: t('translations.missing'),
            word: (language) => (language === 'any' ? t('translations.missing-any') : languageName(language)),
          },
          kind: { label: t('translations.kind'), word: (kind) => t(`translations.kind.${kind}`) },
        }}
      />
      <ListTable
        isMain
        caption={t('translations.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ key }) => key}
        rowHref={hrefOf}
        list={translationDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
