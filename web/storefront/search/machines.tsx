import type { MenuCategory } from '#shop/finding/paths.ts';
import { Icon } from '../../design/icon.tsx';
import { useText } from '../../texts/texts.tsx';
import { categoryAddress, subcategoryAddress } from '../catalogue/addresses.ts';
import styles from './machines.module.css';

/** The widget of that name: categories as an accordion, one open at a time, with their sub-categories (A11). */
export function Machines({ menu, chosenGuid }: { menu: readonly MenuCategory[]; chosenGuid: string | undefined }) {
  const t = useText();
  if (menu.length === 0) return null;
  return (
    <section className={styles.machines} aria-labelledby="machines-title">
      <h2 id="machines-title">{t('catalogue.machines')}</h2>
      {menu.map((category) => (
        <details key={category.id} name="machines" open={category.guid === chosenGuid}>
          <summary>
            {category.name}
            <Icon shape="down" size={16} />
          </summary>
          <ul>
            <li>
              <a href={categoryAddress(category)}>{t('catalogue.all-of', { category: category.name })}</a>
            </li>
            {category.subcategories.map((subcategory) => (
              <li key={subcategory.id}>
                <a href={subcategoryAddress(subcategory, category)}>{subcategory.name}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
