import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { foundAddress } from '../storefront/catalogue/addresses.ts';
import { useText } from '../texts/texts.tsx';
import { useLoaded } from '../use-loaded.ts';
import styles from './header-search.module.css';
import { SearchForm } from './search-form.tsx';
import { useQuickAdd } from './use-quick-add.ts';
import { useSuggestions } from './use-suggestions.ts';

const loadList = () => import('./suggestions/suggestion-list.tsx');

/**
 * Search by part number or keyword, on every page: a plain form with suggestions during typing (a combobox with a
 * list). Arrow keys select, Enter opens the selected part or searches, Ctrl+Enter adds one to the basket, Esc closes;
 * '/' focuses it from anywhere (after-paint.ts).
 */
export function HeaderSearch() {
  const { search, key } = useLocation();
  const keyword = new URLSearchParams(search).get('keyword') ?? '';
  return <SearchBox key={key} keyword={keyword} />; // a new page starts with a closed list
}

function SearchBox({ keyword }: { keyword: string }) {
  const t = useText();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const found = useSuggestions(typed);
  const isOpen = found !== null;
  const products = found?.products ?? [];
  const chosen = products[active];
  const place = found?.places[active - products.length];
  const count = products.length + (found?.places.length ?? 0);
  const activeId = place?.id ?? chosen?.id;
  const quickly = useQuickAdd();
  const list = useLoaded(loadList, typed === '' ? null : typed);

  const close = () => {
    setTyped('');
    setActive(-1);
  };
  // One position more than there are parts and places: there nothing is selected, and Enter searches.
  const move = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    setActive((at) => ((at + 1 + step + count + 1) % (count + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
    if (event.key === 'Escape') {
      event.preventDefault(); // the browser would clear the field too
      close();
    }
    if (event.key !== 'Enter') return;
    const isAdding = event.ctrlKey || event.metaKey;
    // The only part needs no arrow key.
    const meant = chosen ?? (isAdding && active === -1 && products.length === 1 ? products[0] : undefined);
    if (meant === undefined && place === undefined) return;
    event.preventDefault();
    // A width has to be selected on the part's own page.
    if (meant !== undefined && isAdding && meant.price !== null && !meant.hasWidths) void quickly.add(meant);
    else if (meant !== undefined) void navigate(foundAddress(meant));
    else if (place !== undefined) void navigate(place.href);
  };

  return (
    <search className={styles.search}>
      <SearchForm className={styles.form}>
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          aria-label={t('shell.product-search')}
          placeholder={t('shell.search-placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId === undefined ? undefined : `${listId}-${activeId}`}
          aria-keyshortcuts="/"
          onInput={(event) => {
            quickly.forget();
            setTyped(event.currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <kbd className={styles.key} title={t('catalogue.search-key')} aria-hidden="true">
          /
        </kbd>
      </SearchForm>
      {typed === '' || list === null ? null : list === 'unreachable' ? (
        <output className={styles.unreachable}>{t('shell.unreachable')}</output>
      ) : (
        <list.SuggestionList id={listId} found={found} chosenId={activeId} note={quickly.note} />
      )}
    </search>
  );
}
