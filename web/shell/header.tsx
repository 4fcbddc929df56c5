import { PageLink } from '../design/page-link.tsx';
import { memo } from 'react';
import { currencies } from '#shop/kernel/money.ts';
import { useText } from '../texts/texts.tsx';
import { BasketMenu } from './basket-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { MainMenu, MenuButton } from './main-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import type { Shell } from './shell.ts';
import styles from './header.module.css';
import { machineLabel } from '../storefront/presses/machine-name.ts';
import { useSharedBasket } from './use-shared-basket.ts';
import { WelcomeText } from './welcome-text.tsx';

/** Header with account, menus and basket (A2). It stays mounted while screens change. */
export const Header = memo(function Header({ shell }: { shell: Shell }) {
  const t = useText();
  const basket = useSharedBasket(shell.basket);
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <WelcomeText />
        <LanguageMenu />
        <Visitor me={shell.me} waitingApprovals={shell.waitingApprovals} machine={shell.machine} />
      </div>
      <div className={styles.bar}>
        <MenuButton />
        <PageLink className={styles.home} href="/" aria-label={t('shell.name')}>
          <Logo />
        </PageLink>
        {shell.reduced ? null : <HeaderSearch />}
        <BasketMenu basket={basket} />
      </div>
      <MainMenu shell={shell} />
    </header>
  );
});

function Visitor({ me, waitingApprovals, machine }: Pick<Shell, 'me' | 'waitingApprovals' | 'machine'>) {
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
