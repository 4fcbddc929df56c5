import { PageLink } from '../../design/page-link.tsx';
import type { MenuBranch } from '../../shell/catalogue-menu.tsx';
import { useCachedFragment } from '../../shell/cached-fragment.tsx';
import { useText } from '../../texts/texts.tsx';
import { categoryAddress, subcategoryAddress } from '../catalogue/addresses.ts';
import styles from './machine-menu.module.css';

interface MachinesProps {
  menu: readonly MenuBranch[];
  chosenGuid: string | undefined;
}

/** The "machine" widget: categories as an accordion, one open at a time, with their sub-categories (A11). Folded, because the lists above show the categories too. */
export function MachineMenu({ menu, chosenGuid }: MachinesProps) {
  const widget = useCachedFragment(menu, `machines ${chosenGuid}`, <Accordion menu={menu} chosenGuid={chosenGuid} />);
  if (menu.length === 0) return null;
  return <section className={styles.machines} aria-labelledby="machines-title" {...widget} />;
}

function Accordion({ menu, chosenGuid }: MachinesProps) {
  const t = useText();
  return (
    <details>
      <summary>
        <h2 id="machines-title">{t('catalogue.machines')}</h2>
      </summary>
      {menu.map((category) => (
        <details key={category.guid} name="machines" open={category.guid === chosenGuid}>
          <summary>{category.name}</summary>
          <ul>
            <li>
              <PageLink href={categoryAddress(category)}>{t('catalogue.all-of', { category: category.name })}</PageLink>
            </li>
            {category.subcategories.map((subcategory) => (
              <li key={subcategory.guid}>
                <PageLink href={subcategoryAddress(subcategory, category)}>{subcategory.name}</PageLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </details>
  );
}
