import { currencies } from '#shop/base/money/money.ts';
import { machineLabel } from '#shop/catalogue/presses/machine-label.ts';
import { PageLink } from '../design/page-link.tsx';
import { useText } from '../texts/texts.tsx';
import styles from './header.module.css';
import type { Shell } from './shell.ts';

/** Login and registration, or the customer's own links with name and currency. */
export function VisitorLinks({ shell: { me, waitingApprovals, machine } }: { shell: Shell }) {
  const t = useText();
  if (me === null) {
    return (
      <p className={styles.visitor}>
        <PageLink href="/login">{t('shell.log-in')}</PageLink>
        <PageLink href="/create-account">{t('shell.register')}</PageLink>
      </p>
    );
  }
  const { symbol } = currencies[me.currency];
  return (
    <p className={styles.visitor}>
      <PageLink href="/Quick-Order">{t('shell.quick-order')}</PageLink>
      {machine === null ? null : (
        <PageLink href="/My-Presses">{t('shell.press', { press: machineLabel(machine) })}</PageLink>
      )}
      {waitingApprovals === 0 ? null : (
        <PageLink href="/Approvals">{t('shell.waiting-approvals', { count: waitingApprovals })}</PageLink>
      )}
      <PageLink href="/dashboard">{t('shell.greeting', { name: me.displayName })}</PageLink>
      <span className={styles.currency} title={t('shell.currency', { symbol })}>
        {symbol}
      </span>
    </p>
  );
}
