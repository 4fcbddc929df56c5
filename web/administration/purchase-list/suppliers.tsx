import type { Supplier } from '#shop/desk/replenishment/paths.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { purchaseHref } from '../screen-addresses.ts';

/** The suppliers with open work. */
export function Suppliers({ suppliers }: { suppliers: readonly Supplier[] }) {
  return (
    <>
      <PageHead title={t('purchase.title')}>
        <a href="/Administration/Replenishment">{t('purchase.back')}</a>
      </PageHead>
      <p>{t('purchase.intro')}</p>
      <div className="at-most-44rem below-3">
        <ListTable
          isMain
          caption={t('purchase.suppliers')}
          columns={columns()}
          rows={suppliers}
          rowKey={({ supplier }) => supplier}
          rowHref={({ supplier }) => purchaseHref(supplier)}
          none={t('purchase.none')}
        />
      </div>
    </>
  );
}

const columns = (): readonly Column<Supplier>[] => [
  {
    key: 'supplier',
    label: t('replenishment.supplier'),
    cell: ({ supplier }) => (supplier === '' ? t('purchase.no-supplier') : supplier),
  },
  { key: 'to-order', label: t('purchase.to-order'), align: 'end', cell: ({ toOrder }) => toOrder },
  { key: 'ordered', label: t('purchase.ordered'), align: 'end', cell: ({ ordered }) => ordered },
];
