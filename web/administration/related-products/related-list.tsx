import { useNavigation } from 'react-router';
import type { RelatedEntry } from '#shop/shopfront/search/documented-paths.ts';
import type { EditedProduct } from '#shop/shopfront/product-editing/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { ListTable, type Column } from '../lists/list-table.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';

const columns = (): readonly Column<RelatedEntry>[] => [
  { key: 'name', label: t('related.name'), cell: ({ name }) => <PartNumber>{name}</PartNumber> },
  { key: 'intro', label: t('related.intro'), cell: ({ intro }) => intro },
  {
    key: 'status',
    label: t('related.status'),
    cell: ({ active }) => (
      <StatusBadge kind={active ? 'good' : 'off'}>{t(active ? 'products.active' : 'products.inactive')}</StatusBadge>
    ),
  },
  { key: 'delete', label: t('related.delete'), align: 'end', cell: (entry) => <DeleteButton entry={entry} /> },
];

interface RelatedListProps {
  product: EditedProduct;
  related: readonly RelatedEntry[];
}

/** The related products of a product, each with a button to remove it (E7). */
export function RelatedList({ product, related }: RelatedListProps) {
  return (
    <ListTable
      caption={t('related.caption', { name: product.name })}
      columns={columns()}
      rows={related}
      rowKey={({ id }) => id}
      rowHref={({ relatedProductId }) => `/Administration/ProductEdit?id=${relatedProductId}`}
      none={t('related.none')}
    />
  );
}

function DeleteButton({ entry: { id, productId, name } }: { entry: RelatedEntry }) {
  const sent = useNavigation().formData;
  const isBusy = sent?.get('intent') === 'delete' && sent.get('id') === String(id);
  return (
    <ConfirmedForm
      fields={{ intent: 'delete', id: String(id) }}
      question={t('related.question')}
      confirm={t('related.delete')}
      href={`/Administration/RelatedProducts?id=${productId}`}
      label={t('related.delete-one', { name })}
      busy={isBusy && t('related.delete')}
    >
      {t('related.delete')}
    </ConfirmedForm>
  );
}
