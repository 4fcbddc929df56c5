import { PageLink } from '../../design/page-link.tsx';
import { useShell } from '../../shell/shell.ts';
import { type AccountTextKey, useAccountText } from './account-text.ts';
import styles from './account-shortcuts.module.css';

const SHORTCUTS: readonly { href: string; label: AccountTextKey; hint: AccountTextKey }[] = [
  { href: '/Manuals', label: 'account.manuals', hint: 'account.manuals-hint' },
  { href: '/search', label: 'account.search', hint: 'account.search-hint' },
  { href: '/Order-History', label: 'account.orders', hint: 'account.orders-hint' },
  { href: '/Edit-Account', label: 'account.edit', hint: 'account.edit-hint' },
  { href: '/Delivery-Addresses', label: 'account.addresses', hint: 'account.addresses-hint' },
];

/** The five shortcuts of the dashboard (A23), also on My Account. */
export function Shortcuts() {
  const t = useAccountText();
  const { reduced } = useShell();
  return (
    <nav aria-label={t('account.dashboard-links')}>
      <ul className={styles.shortcuts}>
        {SHORTCUTS.map(({ href, label, hint }) => (
          <li key={href}>
            <PageLink className="panel lit" href={reduced && href === '/search' ? '/' : href}>
              <strong>{t(label)}</strong>
              <span>{t(hint)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
