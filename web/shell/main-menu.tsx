import type { FormEvent } from 'react';
import { Form } from 'react-router';
import type { MenuCategory } from '#shop/finding/paths.ts';
import { Icon } from '../design/icon.tsx';
import { useLanguage, useText } from '../texts/texts.tsx';
import { LogOutButton } from './log-out-button.tsx';
import styles from './main-menu.module.css';
import type { Shell } from './storefront-layout.tsx';

/** The main menu; the catalogue opens as a mega menu of categories and sub-categories (A3). */
export function MainMenu({ shell }: { shell: Shell }) {
  const t = useText();
  return (
    <nav className={styles.main} aria-label={t('shell.menu-main')}>
      <ul>
        {shell.reduced ? null : (
          <li>
            <button type="button" popoverTarget="catalogue-menu" className={styles.opener}>
              {t('shell.product-catalogue')} <Icon shape="down" size={16} />
            </button>
            <div id="catalogue-menu" popover="auto" className={styles.mega}>
              <CatalogueLists menu={shell.menu} />
            </div>
          </li>
        )}
        <MenuLinks shell={shell} />
      </ul>
    </nav>
  );
}

/** The same menu behind one button, with a search of its own (A5). */
export function MobileMenu({ shell }: { shell: Shell }) {
  const t = useText();
  const { langOf } = useLanguage();
  return (
    <div className={styles.mobile}>
      <button type="button" popoverTarget="mobile-menu" className={styles.burger} aria-label={t('shell.menu')}>
        <Icon shape="menu" size={24} />
      </button>
      <nav id="mobile-menu" popover="auto" className={styles.sheet} aria-label={t('shell.menu')}>
        <button
          type="button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          className={styles.burger}
          aria-label={t('shell.close')}
        >
          <Icon shape="close" size={24} />
        </button>
        {shell.reduced ? null : (
          <Form action="/search" className={styles.mobileSearch} onSubmit={closeMenu}>
            <input
              type="search"
              name="keyword"
              aria-label={t('shell.product-search')}
              lang={langOf('shell.product-search')}
              placeholder={t('shell.search-placeholder')}
            />
            <button type="submit" aria-label={t('shell.search')}>
              <Icon shape="search" />
            </button>
          </Form>
        )}
        <ul>
          <MenuLinks shell={shell} />
        </ul>
        {shell.reduced ? null : (
          <>
            <h2 className={styles.heading}>{t('shell.product-catalogue')}</h2>
            <CatalogueLists menu={shell.menu} />
          </>
        )}
      </nav>
    </div>
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
        <a
          href={
            shell.reduced ? '/' : consumables === undefined ? '/search' : `/search?p=${consumables.guid.toUpperCase()}`
          }
        >
          {t('shell.consumables')}
        </a>
      </li>
      <li>
        <a href="/TesaTape">{t('shell.tesa-tape')}</a>
      </li>
      <li>
        <a href="/Manuals">{t('shell.manuals')}</a>
      </li>
      <li>
        <a href="/My-Account">{t('shell.my-account')}</a>
      </li>
      {shell.me === null ? null : (
        <li>
          <LogOutButton />
        </li>
      )}
      <li>
        <a href="/Contact-Us">{t('shell.contact')}</a>
      </li>
    </>
  );
}

function CatalogueLists({ menu }: { menu: readonly MenuCategory[] }) {
  const t = useText();
  return (
    <>
      <p className={styles.all}>
        <a href="/search">{t('shell.all-products')}</a>
      </p>
      <ul className={styles.categories}>
        {menu.map((category) => (
          <li key={category.id}>
            <a className={styles.category} href={`/search?p=${category.guid.toUpperCase()}`}>
              {category.name}
            </a>
            <ul>
              {category.subcategories.map((subcategory) => (
                <li key={subcategory.id}>
                  <a href={`/search?p=${category.guid.toUpperCase()}&s=${subcategory.guid.toUpperCase()}`}>
                    {subcategory.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
