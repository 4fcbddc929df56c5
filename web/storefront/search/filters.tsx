import { Form, useNavigate } from 'react-router';
import type { Listing, MenuCategory } from '#shop/finding/paths.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { useText } from '../../texts/texts.tsx';
import { categoryAddress, subcategoryAddress } from '../catalogue/addresses.ts';
import styles from './filters.module.css';
import { useChoice } from './pending-choice.ts';

/**
 * Categories, and the sub-categories of the chosen one. A choice leads there at once and forgets the page (A9); without
 * script each list has a button. On a small screen they lie behind one.
 */
export function Filters({ menu, listing }: { menu: readonly MenuCategory[]; listing: Listing }) {
  const t = useText();
  const { pending } = useChoice();
  const chosen = pending ?? {
    categoryGuid: listing.category?.guid,
    subcategoryGuid: listing.subcategory?.guid,
    keyword: listing.mode === 'keyword' ? listing.keyword : undefined,
  };
  const category = menu.find(({ guid }) => isSame(guid, chosen.categoryGuid ?? listing.category?.guid));
  const isAll = chosen.categoryGuid === undefined && chosen.keyword === undefined;
  return (
    <>
      <button type="button" popoverTarget="filters" className={styles.opener}>
        {t('catalogue.filter')} <Icon shape="down" size={16} />
      </button>
      <aside id="filters" popover="auto" className={styles.filters} aria-labelledby="filters-title">
        <h2 id="filters-title">{t('catalogue.filter')}</h2>
        <RadioList
          name="p"
          legend={t('catalogue.category')}
          button={t('catalogue.show-category')}
          options={[
            { value: '', label: t('catalogue.all-categories'), address: '/search', isChosen: isAll },
            ...menu.map((each) => ({
              value: each.guid.toUpperCase(),
              label: each.name,
              count: each.count,
              address: categoryAddress(each),
              isChosen: isSame(each.guid, chosen.categoryGuid),
            })),
          ]}
        />
        {category === undefined || category.subcategories.length === 0 ? null : (
          <RadioList
            name="s"
            legend={t('catalogue.subcategory')}
            button={t('catalogue.show-subcategory')}
            within={category.guid.toUpperCase()}
            options={[
              {
                value: '',
                label: t('catalogue.all-of', { category: category.name }),
                address: categoryAddress(category),
                isChosen: chosen.subcategoryGuid === undefined,
              },
              ...category.subcategories.map((each) => ({
                value: each.guid.toUpperCase(),
                label: each.name,
                address: subcategoryAddress(each, category),
                isChosen: isSame(each.guid, chosen.subcategoryGuid),
              })),
            ]}
          />
        )}
        <Button type="button" popoverTarget="filters" popoverTargetAction="hide" className={styles.done}>
          {t('catalogue.show-results')}
        </Button>
      </aside>
    </>
  );
}

interface RadioListProps {
  name: 'p' | 's';
  legend: string;
  /** What the button says where no script runs. */
  button: string;
  /** The category that sub-categories belong to. */
  within?: string;
  options: readonly { value: string; label: string; count?: number; address: string; isChosen: boolean }[];
}

function RadioList({ name, legend, button, within, options }: RadioListProps) {
  const navigate = useNavigate();
  return (
    <Form action="/search" className={styles.list}>
      {within === undefined ? null : <input type="hidden" name="p" value={within} />}
      <fieldset>
        <legend>{legend}</legend>
        {options.map(({ value, label, count, address, isChosen }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={isChosen}
              onChange={() => void navigate(address, { preventScrollReset: true })}
            />
            <span>{label}</span>
            {count === undefined ? null : (
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <noscript>
        <Button type="submit" kind="secondary">
          {button}
        </Button>
      </noscript>
    </Form>
  );
}

function isSame(guid: string, other: string | undefined): boolean {
  return guid.toUpperCase() === other?.toUpperCase();
}
