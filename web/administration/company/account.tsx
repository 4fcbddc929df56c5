import { currencies } from '#shop/base/money/money.ts';
import type { Statement } from '#shop/trade/statements/paths.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

type Total = Statement['totals'][number];

const FIGURES = ['open', 'overdue', 'credit', 'paid', 'balance'] as const;

const columns = (): readonly Column<Total>[] => [
  { key: 'currency', label: t('staff-company.currency'), cell: ({ currency }) => currencies[currency].code },
  ...FIGURES.map((name): Column<Total> => ({
    key: name,
    label: t(`staff-company.account-${name}`),
    align: 'end',
    cell: (total) => formatMoney(total[`${name}Minor`], total.currency),
  })),
];

/** Debts of the company, by currency, with its statement as a file (L6). */
export function Account({ companyId, statement }: { companyId: number; statement: Statement }) {
  const title = t('staff-company.account');
  return (
    <section aria-labelledby="account">
      <h2 id="account">{title}</h2>
      <ListTable
        caption={title}
        columns={columns()}
        rows={statement.totals}
        rowKey={({ currency }) => currency}
        none={t('staff-company.account-none')}
      />
      {statement.totals.length === 0 ? null : (
        <p className="row">
          <a href={`/Statement.pdf?company=${companyId}`}>{t('staff-company.account-pdf')}</a>
          <a href={`/Statement.csv?company=${companyId}`}>{t('staff-company.account-csv')}</a>
        </p>
      )}
    </section>
  );
}
