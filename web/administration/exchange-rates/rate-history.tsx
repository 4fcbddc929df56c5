import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { type ExchangeRateChange, rateDeclaration } from '#shop/catalogue/pricing/paths.ts';
import { rateText } from '#shop/catalogue/pricing/rate-draft.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { t } from '../staff-text.ts';
import { percentText } from './percent-text.ts';
import { codeOf } from './rate-values.ts';

const columns = (): readonly Column<ExchangeRateChange>[] => [
  {
    key: 'changed',
    label: t('rates.from'),
    first: 'desc',
    cell: ({ changedAt }) => <Moment at={changedAt} />,
  },
  { key: 'currency', label: t('rates.currency'), cell: codeOf },
  {
    key: 'before',
    label: t('rates.before'),
    align: 'end',
    cell: ({ beforeMicros }) => (beforeMicros === null ? '–' : rateText(beforeMicros)),
  },
  { key: 'rate', label: t('rates.rate'), align: 'end', cell: ({ rateMicros }) => rateText(rateMicros) },
  {
    key: 'change',
    label: t('rates.change'),
    align: 'end',
    cell: ({ beforeMicros, rateMicros }) => (beforeMicros === null ? '–' : percentText(beforeMicros, rateMicros)),
  },
  { key: 'who', label: t('rates.saved-by'), cell: ({ staffName }) => staffName ?? '–' },
];

/** All past and current rates, newest first. */
export function RateHistory({ history }: { history: ListPage<ExchangeRateChange> }) {
  return (
    <section aria-labelledby="rate-history" className="above-6">
      <h2 id="rate-history">{t('rates.history')}</h2>
      <ListTools
        list={rateDeclaration}
        exportName="exchange-rates"
        filters={{
          currencyId: {
            label: t('rates.currency'),
            choices: [
              ['2', 'GBP'],
              ['3', 'EUR'],
            ],
          },
        }}
      />
      <ListTable
        caption={t('rates.history')}
        columns={columns()}
        rows={history.items}
        rowKey={({ id }) => id}
        list={rateDeclaration}
      />
      <Pager total={history.total} />
    </section>
  );
}
