import type { CurrencyId } from '#shop/base/money/money.ts';
import type { OwnerFigures } from '#shop/desk/reporting/paths.ts';
import type { SearchedWords } from '#shop/shopfront/search-insights/paths.ts';
import { Section } from '../../design/section.tsx';
import { ListTable } from '../lists/list-table.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { FileLink } from './group-table.tsx';

interface StoppedProps {
  rows: OwnerFigures['lapsedCompanies'];
  currency: CurrencyId;
}

/** Companies that ordered often and stopped. */
export function StoppedCompanies({ rows, currency }: StoppedProps) {
  return (
    <Section heading={t('figures.stopped')} actions={<FileLink table="owner-stopped" currency={currency} />}>
      <p className="at-most-60rem soft-ink below-3">{t('figures.stopped-note')}</p>
      <ListTable
        caption={t('figures.stopped')}
        columns={[
          { key: 'name', label: t('stats.company'), cell: ({ name }) => name },
          { key: 'orders', label: t('figures.orders-before'), align: 'end', cell: ({ orders }) => orders },
          { key: 'last', label: t('figures.last-order'), cell: ({ lastOrderOn }) => formatDay(lastOrderOn) },
        ]}
        rows={rows}
        rowKey={({ companyId }) => companyId}
        rowHref={({ companyId }) => `/Administration/Orders?companyId=${companyId}`}
        none={t('figures.none-stopped')}
      />
    </Section>
  );
}

/** Words that were searched and found nothing, the most frequent first. */
export function NotFoundWords({ rows }: { rows: readonly SearchedWords[] }) {
  return (
    <Section
      heading={t('figures.not-found')}
      actions={<a href="/Administration/export/searches.csv?outcome=nothing">{t('list.export')}</a>}
    >
      <ListTable
        caption={t('figures.not-found')}
        columns={[
          { key: 'words', label: t('figures.words'), cell: ({ words }) => words },
          { key: 'times', label: t('figures.times'), align: 'end', cell: ({ times }) => times },
        ]}
        rows={rows}
        rowKey={({ words }) => words}
        none={t('figures.none-searched')}
      />
      <p className="above-2 below-4">
        <a href="/Administration/Searches?outcome=nothing">{t('figures.all-searches')}</a>
      </p>
    </Section>
  );
}
