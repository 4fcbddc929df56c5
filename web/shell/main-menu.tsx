import { PageLink } from '../design/page-link.tsx';
import type { FormEvent } from 'react';
import { Icon } from '../design/icon.tsx';
import { useText } from '../texts/texts.tsx';
import { CatalogueMenu } from './catalogue-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LogOutButton } from './log-out-button.tsx';
import styles from './main-menu.module.css';
import { SearchForm } from './search-form.tsx';
import type { Shell } from './shell.ts';
import { VisitorLinks } from './visitor-links.tsx';

const ID = 'main-menu';

/** Opens the menu in windows that are too narrow for its bar. */
export function MenuButton() {
  const t = useText();
  return (
    <button type="button" popoverTarget={ID} className={styles.burger} aria-label={t('shell.menu')}>
      <Icon shape="menu" size={24} />
    </button>
  );
}

/** Leads to the camera in windows that are too narrow for the bar. */
export function ScanLink() {
  const t = useText();
  return (
    <PageLink href="/Scan" className={`${styles.burger} plain-link`} aria-label={t('shell.scan')}>
      <Icon shape="scan" size={24} />
    </PageLink>
  );
}

/**
 * The main menu, once in every page: in a wide window a bar with the catalogue as a mega menu of categories and
 * sub-categories (A3); in a narrow one a sheet behind a button, with its own search (A5), the account and the languages.
 */
export function MainMenu({ shell }: { shell: Shell }) {
  const t = useText();
  return (
    <nav id={ID} popover="auto" className={styles.menu} aria-label={t('shell.menu-main')}>
      <button
        type="button"
        popoverTarget={ID}
        popoverTargetAction="hide"
        className={styles.close}
        aria-label={t('shell.close')}
      >
        <Icon shape="close" size={24} />
      </button>
      {shell.reduced ? null : <MenuSearch />}
      <div className={styles.account}>
        <VisitorLinks shell={shell} />
        <LanguageMenu />
      </div>
      <ul className={styles.links}>
        {shell.reduced ? null : (
          <li className={styles.catalogue}>
            <button type="button" popoverTarget="catalogue-menu" className={styles.opener}>
              {t('shell.product-catalogue')} <Icon shape="down" size={16} />
            </button>
          </li>
        )}
        <MenuLinks shell={shell} />
      </ul>
      {shell.reduced ? null : (
        <>
          <h2 className={styles.heading}>{t('shell.product-catalogue')}</h2>
          <CatalogueMenu menu={shell.menu} />
        </>
      )}
    </nav>
  );
}

function MenuSearch() {
  const t = useText();
  return (
    <SearchForm className={styles.search} onSubmit={closeMenu}>
      <input
        type="search"
        name="keyword"
        aria-label={t('shell.product-search')}
        placeholder={t('shell.search-placeholder')}
      />
    </SearchForm>
  );
}

function closeMenu(event: FormEvent<HTMLFormElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

function MenuLinks({ shell }: { shell: Shell }) {
  const t = useText();
  const consumables = shell.menu.find((category) => category.role === 'consumables');
  return (
    <>
      <li>
        <PageLink
          href={
            shell.reduced ? '/' : consumables === undefined ? '/search' : `/search?p=${consumables.guid.toUpperCase()}`
          }
        >
          {t('shell.consumables')}
        </PageLink>
      </li>
      {shell.notices.hasTapePage ? (
        <li>
          <PageLink href="/TesaTape">{t('shell.tesa-tape')}</PageLink>
        </li>
      ) : null}
      <li>
        <PageLink href="/Presses">{t('shell.presses')}</PageLink>
      </li>
      <li className={styles.spare}>
        <PageLink href="/Ask-For-Parts">{t('shell.what-part')}</PageLink>
      </li>
      <li>
        <PageLink href="/Manuals">{t('shell.manuals')}</PageLink>
      </li>
      <li>
        <PageLink href="/My-Account">{t('shell.my-account')}</PageLink>
      </li>
      {shell.me === null || shell.orderingFor !== null ? null : (
        <li>
          <LogOutButton />
        </li>
      )}
      <li>
        <PageLink href="/Contact-Us">{t('shell.contact')}</PageLink>
      </li>
    </>
  );
}
