import { PageLink } from '../../design/page-link.tsx';
import { useShell } from '../../shell/shell.ts';
import { type AccountTextKey, useAccountText } from './account-text.ts';

const SHORTCUTS: readonly { href: string; label: AccountTextKey }[] = [
  { href: '/Manuals', label: 'account.manuals' },
  { href: '/search', label: 'account.search' },
  { href: '/Order-History', label: 'account.orders' },
  { href: '/Edit-Account', label: 'account.edit' },
  { href: '/Delivery-Addresses', label: 'account.addresses' },
];

/** The five links of the dashboard on one line (A23): the menus of header and account have them too. */
export function Shortcuts() {
  const t = useAccountText();
  const { reduced } = useShell();
  return (
    <nav aria-label={t('account.dashboard-links')}>
      <ul className="list row">
        {SHORTCUTS.map(({ href, label }) => (
          <li key={href}>
            <PageLink href={reduced && href === '/search' ? '/' : href}>{t(label)}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
