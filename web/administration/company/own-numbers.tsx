import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { t } from '../staff-text.ts';
import type { OwnPartNumber } from '#shop/catalogue/customer-part-numbers/paths.ts';

const columns = (): readonly Column<OwnPartNumber>[] => [
  {
    key: 'own-number',
    label: t('staff-company.own-number'),
    cell: ({ ownNumber }) => <PartNumber>{ownNumber}</PartNumber>,
  },
  {
    key: 'part',
    label: t('staff-company.part'),
    cell: ({ productName, variantDetails }) => (
      <>
        <PartNumber>{productName}</PartNumber> {variantDetails}
      </>
    ),
  },
];

interface OwnNumbersProps {
  companyId: number;
  ownNumbers: ListPage<OwnPartNumber>;
}

/** Customer part numbers of the company; a row opens the part. */
export function OwnNumbers({ companyId, ownNumbers: { items, total } }: OwnNumbersProps) {
  const title = t('staff-company.own-numbers', { total });
  return (
    <section aria-labelledby="own-numbers">
      <h2 id="own-numbers">{title}</h2>
      <ListTable
        caption={title}
        columns={columns()}
        rows={items}
        rowKey={({ productId, variantId }) => `${productId}-${variantId ?? 0}`}
        rowHref={({ productId }) => `/Administration/ProductEdit?id=${productId}`}
        none={t('staff-company.own-numbers-none')}
      />
      {items.length < total ? (
        <a href={`?id=${companyId}&numbers=all#own-numbers`}>{t('staff-company.own-numbers-all', { total })}</a>
      ) : null}
    </section>
  );
}
