import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../design/icon.tsx';
import { PageLink } from '../../design/page-link.tsx';
import styles from './account-frame.module.css';
import { type AccountTextKey, useAccountText } from './account-text.ts';

type Place = readonly [href: string, label: AccountTextKey];

/** The parts of the account and of the company, in the order of their use. */
const GROUPS: readonly { heading: AccountTextKey; places: readonly Place[] }[] = [
  {
    heading: 'account.group-buying',
    places: [
      ['/Order-History', 'account.orders'],
      ['/Quotes', 'account.quotes'],
      ['/Returns', 'account.returns'],
      ['/Part-Requests', 'account.part-requests'],
      ['/Documents', 'account.documents'],
      ['/Bought-Before', 'account.buy-again'],
      ['/Lists', 'account.lists'],
      ['/My-Presses', 'account.presses'],
    ],
  },
  {
    heading: 'account.group-account',
    places: [
      ['/My-Account', 'account.overview'],
      ['/Edit-Account', 'account.edit'],
      ['/Delivery-Addresses', 'account.addresses'],
      ['/Account-Security', 'account.security'],
      ['/Account-Data', 'account.own-data'],
    ],
  },
  {
    heading: 'account.group-company',
    places: [
      ['/Company', 'account.company-settings'],
      ['/Company/Statement', 'account.statement'],
      ['/Company/Members', 'account.members'],
      ['/Approvals', 'account.approvals'],
      ['/Company/Part-Numbers', 'account.own-numbers'],
      ['/Company/Keys', 'account.program-keys'],
      ['/Company/Webhooks', 'account.webhooks'],
    ],
  },
];

const MENU = 'account-menu';

/** A screen of the account or the company, next to their common menu. On a phone a button opens the menu, also without script. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useAccountText();
  return (
    <div className={styles.frame}>
      <button type="button" className={styles.opener} popoverTarget={MENU}>
        <Icon shape="menu" size={16} />
        {t('account.menu')}
      </button>
      <nav id={MENU} popover="auto" className={styles.menu} aria-label={t('account.menu')}>
        {GROUPS.map(({ heading, places }) => (
          <section key={heading}>
            <h2>{t(heading)}</h2>
            <ul className="list">
              {places.map(([href, label]) => (
                <li key={href}>
                  <PlaceLink href={href} label={t(label)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="shrinks">{children}</div>
    </div>
  );
}

function PlaceLink({ href, label }: { href: string; label: string }) {
  const place = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  return (
    <PageLink href={href} aria-current={place === href.toLowerCase() ? 'page' : undefined}>
      {label}
    </PageLink>
  );
}
