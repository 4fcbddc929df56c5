import { documentUrl } from '#shop/trade/documents/order-document-rules.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { orderHref } from '../orders/order-href.ts';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import type { OrderDocument } from '#shop/trade/documents/paths.ts';

const columns = (): readonly Column<OrderDocument>[] => [
  { key: 'number', label: t('staff-company.document'), cell: ({ number }) => <PartNumber>{number}</PartNumber> },
  { key: 'kind', label: t('staff-company.kind'), cell: ({ kind }) => t(`staff-company.kind.${kind}`) },
  {
    key: 'order',
    label: t('staff-company.order'),
    cell: ({ orderId, reference }) => <a href={orderHref({ id: orderId })}>{reference}</a>,
  },
  { key: 'issued', label: t('staff-company.issued'), cell: ({ issuedOn }) => formatDay(issuedOn) },
];

/** The newest documents of the company's orders; a row opens the file. */
export function CompanyDocuments({ documents: { items, total } }: { documents: ListPage<OrderDocument> }) {
  const title = t('staff-company.documents', { total });
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{title}</h2>
      <ListTable
        caption={title}
        columns={columns()}
        rows={items}
        rowKey={({ kind, id }) => `${kind}-${id}`}
        rowHref={documentUrl}
        none={t('staff-company.documents-none')}
      />
    </section>
  );
}
