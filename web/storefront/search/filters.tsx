import { memo } from 'react';
import { Form, useNavigate } from 'react-router';
import type { Listing } from '#shop/shopfront/search/paths.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import type { MenuBranch } from '../../shell/catalogue-menu.tsx';
import { useText } from '../../texts/texts.tsx';
import { type Choice, pressFilterOf, searchAddress } from './choice.ts';
import { KeywordForm } from '../../shell/keyword-form.tsx';
import { LongList } from './long-list.tsx';
import { PressFilter } from './press-filter.tsx';
import styles from './filters.module.css';
import { useChoice } from './pending-choice.ts';
import { SpecificationFilters } from './specification-filters.tsx';

/**
 * Categories, and the sub-categories of the selected one. A choice navigates at once and resets the page (A9); with a
 * keyword it filters the results. Without script each list has a button. While nothing is selected all categories are in sight; on
 * a small screen they are behind a button (A8).
 */
export function Filters({ menu, listing }: { menu: readonly MenuBranch[]; listing: Listing }) {
  const t = useText();
  const { choice, pending } = useChoice();
  const isNothingChosen = listing.mode === 'all' && listing.hint === null;
  const chosen = findBranches(pending ?? choiceOf(listing), menu);
  return (
    <>
      <button type="button" popoverTarget="filters" className={styles.opener}>
        {t('catalogue.filter')} <Icon shape="down" size={16} />
      </button>
      <aside id="filters" popover="auto" className={styles.filters} aria-labelledby="filters-title">
        <h2 id="filters-title">{t('catalogue.filter')}</h2>
        <KeywordForm keyword={listing.keyword} />
        <PressFilter listing={listing} choice={choice} />
        <CategoryLists menu={menu} press={pressFilterOf(choice)} isWhole={isNothingChosen} {...chosen} />
        <SpecificationFilters listing={listing} choice={choice} />
        <Button type="button" popoverTarget="filters" popoverTargetAction="hide" className={styles.done}>
          {t('catalogue.show-results')}
        </Button>
      </aside>
    </>
  );
}

/** Renders only for changes of their own selection, not for a part that opens over the list. */
const CategoryLists = memo(function CategoryLists({
  menu,
  keyword,
  category,
  subcategory,
  press,
  isWhole,
}: Chosen & { menu: readonly MenuBranch[]; press: string; isWhole: boolean }) {
  const t = useText();
  const isSearch = keyword !== undefined;
  return (
    <>
      <RadioList
        name={isSearch ? 'in' : 'p'}
        legend={t('catalogue.category')}
        button={t('catalogue.show-category')}
        press={press}
        beside={isSearch ? { keyword } : {}}
        isWhole={isWhole}
        options={[
          {
            value: '',
            label: t('catalogue.all-categories'),
            address: searchAddress({ keyword, filters: press }),
            isChosen: category === undefined,
          },
          ...menu.map((each) => ({
            value: each.guid.toUpperCase(),
            label: each.name,
            // The number in the category, not in the results.
            count: isSearch ? undefined : each.count,
            address: isSearch
              ? searchAddress({ keyword, withinGuid: each.guid, filters: press })
              : searchAddress({ categoryGuid: each.guid, filters: press }),
            isChosen: each === category,
          })),
        ]}
      />
      <SubcategoryList keyword={keyword} category={category} subcategory={subcategory} press={press} />
    </>
  );
});

function SubcategoryList({ keyword, category, subcategory, press }: Chosen & { press: string }) {
  const t = useText();
  if (category === undefined || category.subcategories.length === 0) return null;
  const isSearch = keyword !== undefined;
  const guid = category.guid.toUpperCase();
  const narrowTo = (withinGuid: string) => searchAddress({ keyword, withinGuid, filters: press });
  const categoryGuid = category.guid;
  return (
    <RadioList
      name={isSearch ? 'in' : 's'}
      legend={t('catalogue.subcategory')}
      button={t('catalogue.show-subcategory')}
      press={press}
      beside={isSearch ? { keyword } : { p: guid }}
      options={[
        {
          value: isSearch ? guid : '',
          label: t('catalogue.all-of', { category: category.name }),
          address: isSearch ? narrowTo(guid) : searchAddress({ categoryGuid, filters: press }),
          isChosen: subcategory === undefined,
        },
        ...category.subcategories.map((each) => ({
          value: each.guid.toUpperCase(),
          label: each.name,
          address: isSearch
            ? narrowTo(each.guid)
            : searchAddress({ categoryGuid, subcategoryGuid: each.guid, filters: press }),
          isChosen: each === subcategory,
        })),
      ]}
    />
  );
}

interface Chosen {
  keyword: string | undefined;
  category: MenuBranch | undefined;
  subcategory: MenuBranch['subcategories'][number] | undefined;
}

/** Selection that the current list's address would make. */
function choiceOf({ mode, keyword, category, subcategory }: Listing): Partial<Choice> {
  if (mode === 'keyword') return { keyword, withinGuid: subcategory?.guid ?? category?.guid };
  return { categoryGuid: category?.guid, subcategoryGuid: subcategory?.guid };
}

/** The branches of a choice; with a keyword one GUID identifies either. */
function findBranches(choice: Partial<Choice>, menu: readonly MenuBranch[]): Chosen {
  const { keyword, withinGuid } = choice;
  const { categoryGuid, subcategoryGuid } =
    keyword === undefined ? choice : { categoryGuid: withinGuid, subcategoryGuid: withinGuid };
  const isChosen = ({ guid }: { guid: string }) => isSame(guid, subcategoryGuid);
  const category = menu.find((each) => isSame(each.guid, categoryGuid) || each.subcategories.some(isChosen));
  return { keyword, category, subcategory: category?.subcategories.find(isChosen) };
}

interface RadioListProps {
  name: 'p' | 's' | 'in';
  legend: string;
  /** Label of the button without script. */
  button: string;
  /** The press that parts must fit, as in the address. */
  press: string;
  /** Shows all options: the list is all there is to choose from. */
  isWhole?: boolean;
  /** Other selected filters, which stay. */
  beside: Record<string, string>;
  options: readonly { value: string; label: string; count?: number | undefined; address: string; isChosen: boolean }[];
}

function RadioList({ name, legend, button, press, isWhole = false, beside, options }: RadioListProps) {
  const navigate = useNavigate();
  return (
    <Form discover="none" action="/search" autoComplete="off" className={styles.list}>
      {[...new URLSearchParams(press)].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {Object.entries(beside).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <fieldset>
        <legend>{legend}</legend>
        <LongList
          isOpen={isWhole}
          choices={options.map(({ value, label, count, address, isChosen }) => ({
            isChosen,
            field: (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={isChosen}
                  onChange={() => void navigate(address, { preventScrollReset: true })}
                />
                {label}
                {count === undefined ? null : <small aria-hidden="true">{count}</small>}
              </label>
            ),
          }))}
        />
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
