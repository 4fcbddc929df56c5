import { PageLink } from '../design/page-link.tsx';
import type { MenuCategory } from '#shop/shopfront/search/paths.ts';
import { categoryAddress, subcategoryAddress } from '../storefront/catalogue/addresses.ts';
import { useText } from '../texts/texts.tsx';
import { useCachedFragment } from './cached-fragment.tsx';
import styles from './main-menu.module.css';

/** A category in the page, with only the data in its markup. */
export interface MenuBranch extends Pick<MenuCategory, 'guid' | 'name' | 'role' | 'count'> {
  subcategories: readonly { guid: string; name: string }[];
}

export const CATALOGUE_MENU = 'catalogue-menu';

/**
 * The catalogue as a mega menu. Its lists are a third of a page's elements and the same on all pages; the browser reads
 * its data from the markup (menu-in-page.ts).
 */
export function CatalogueMenu({ menu }: { menu: readonly MenuBranch[] }) {
  const lists = useCachedFragment(menu, 'lists', <CatalogueLists menu={menu} />);
  return <div id={CATALOGUE_MENU} popover="auto" className={styles.mega} {...lists} />;
}

function CatalogueLists({ menu }: { menu: readonly MenuBranch[] }) {
  const t = useText();
  return (
    <>
      <p className="strong below-4">
        <PageLink href="/search">{t('shell.all-products')}</PageLink>
      </p>
      <ul className={styles.categories}>
        {menu.map((category) => (
          <li key={category.guid}>
            <PageLink
              href={categoryAddress(category)}
              data-count={category.count}
              data-role={category.role ?? undefined}
            >
              {category.name}
            </PageLink>
            <ul>
              {category.subcategories.map((subcategory) => (
                <li key={subcategory.guid}>
                  <PageLink href={subcategoryAddress(subcategory)}>{subcategory.name}</PageLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
