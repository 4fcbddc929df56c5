import type { Statement } from '#shop/trade/statements/paths.ts';
import { currencies } from '#shop/base/money/money.ts';
import { Price } from '../../../design/price.tsx';
import { useStatementText } from './statement-text.ts';

const FIGURES = ['open', 'overdue', 'credit', 'paid', 'balance'] as const;

/** Sums of what is open, overdue and paid, a row for each currency. */
export function StatementTotals({ totals }: { totals: Statement['totals'] }) {
  const t = useStatementText();
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('statement.totals')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statement.currency')}</th>
          {FIGURES.map((name) => (
            <th key={name} scope="col" className="figure">
              {t(`statement.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.map((total) => (
          <tr key={total.currency}>
            <th scope="row" data-label={t('statement.currency')}>
              {currencies[total.currency].code}
            </th>
            {FIGURES.map((name) => (
              <td key={name} data-label={t(`statement.${name}`)} className="figure">
                {name === 'balance' || (name === 'overdue' && total.overdueMinor > 0) ? (
                  <strong>
                    <Price minor={total[`${name}Minor`]} currency={total.currency} />
                  </strong>
                ) : (
                  <Price minor={total[`${name}Minor`]} currency={total.currency} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
