import { useText } from '../texts/texts.tsx';
import { PageLink } from '../design/page-link.tsx';
import { memo } from 'react';
import { BasketMenu } from './basket-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { MainMenu, MenuButton, ScanLink } from './main-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import type { Shell } from './shell.ts';
import styles from './header.module.css';
import { useSharedBasket } from './use-shared-basket.ts';
import { useShopName } from './shop-face.ts';
import { VisitorLinks } from './visitor-links.tsx';

/** Telephone and cut-off time of the shop, from the settings. */
function ShopContact({ notices: { telephone, cutOff } }: Pick<Shell, 'notices'>) {
  return (
    <>
      {cutOff === '' ? null : <span>{cutOff}</span>}
      {telephone === '' ? null : <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>}
    </>
  );
}

/**
 * Header with account, menus and basket (A2). It stays mounted while screens change. On a phone it is one bar, and the
 * account and the languages are in the menu.
 */
export const Header = memo(function Header({ shell }: { shell: Shell }) {
  const basket = useSharedBasket(shell.basket);
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <WelcomeText />
        <ShopContact notices={shell.notices} />
        <LanguageMenu />
        <VisitorLinks shell={shell} />
      </div>
      <div className={styles.bar}>
        <MenuButton />
        <PageLink className={styles.home} href="/" aria-label={useShopName()}>
          <Logo />
        </PageLink>
        {shell.reduced ? null : <HeaderSearch />}
        {shell.me === null ? null : <ScanLink />}
        <BasketMenu basket={basket} />
      </div>
      <MainMenu shell={shell} />
    </header>
  );
});

function WelcomeText() {
  const t = useText();
  return <p className={styles.welcome}>{t('shell.welcome', { name: useShopName() })}</p>;
}
