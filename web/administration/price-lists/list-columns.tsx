import type { PriceListRow } from '#shop/catalogue/price-lists/paths.ts';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import type { Column } from '../lists/list-table.tsx';
import { formatDay, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { currencyText, recipientsText } from './price-list-words.ts';

/** The columns of a list of price lists. */
export const listColumns = (): readonly Column<PriceListRow>[] => [
  { key: 'name', label: t('price-lists.name'), cell: ({ name }) => name },
  { key: 'given', label: t('price-lists.given-to'), cell: recipientsText },
  { key: 'currency', label: t('price-lists.currency'), cell: ({ currencyId }) => currencyText(currencyId) },
  {
    key: 'starts',
    label: t('price-lists.starts'),
    cell: ({ startsOn }) => (startsOn === null ? '' : formatDay(startsOn)),
  },
  { key: 'ends', label: t('price-lists.ends'), cell: ({ endsOn }) => (endsOn === null ? '' : formatDay(endsOn)) },
  { key: 'rows', label: t('price-lists.rows'), align: 'end', cell: ({ rowCount }) => formatNumber(rowCount) },
  {
    key: 'state',
    label: t('price-lists.state'),
    cell: ({ archived }) => (
      <StatusBadge kind={archived ? 'off' : 'good'}>
        {t(archived ? 'price-lists.state-archived' : 'price-lists.state-current')}
      </StatusBadge>
    ),
  },
];

/** The page of a price list. */
export const priceListHref = ({ id }: PriceListRow) => `/Administration/Price-List?id=${id}`;
