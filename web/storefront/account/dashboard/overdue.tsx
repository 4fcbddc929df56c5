import type { Statement } from '#shop/trade/statements/paths.ts';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { useFigures } from '../../../texts/texts.tsx';
import { useAccountText } from '../account-text.ts';

/** One line if an invoice is overdue, with the way to the statement of account. */
export function Overdue({ totals }: Pick<Statement, 'totals'>) {
  const t = useAccountText();
  const { money } = useFigures();
  const overdue = totals.filter(({ overdueMinor }) => overdueMinor > 0);
  if (overdue.length === 0) return null;
  const amount = overdue.map(({ overdueMinor, currency }) => money(overdueMinor, currency)).join(' + ');
  return (
    <Notice kind="plain">
      {t('account.overdue', { amount })}{' '}
      <PageLink href="/Company/Statement?state=overdue">{t('account.statement')}</PageLink>
    </Notice>
  );
}
