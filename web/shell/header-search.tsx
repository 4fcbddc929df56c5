import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { foundAddress } from '../storefront/catalogue/addresses.ts';
import { modelAddress } from '../storefront/presses/machine-name.ts';
import { useText } from '../texts/texts.tsx';
import { useLoaded } from '../use-loaded.ts';
import styles from './header-search.module.css';
import { SearchForm } from './search-form.tsx';
import { useNamedPresses } from './use-named-presses.ts';
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
  const presses = useNamedPresses(isOpen ? typed : '');
  const press = presses[active];
  const chosen = found?.products[active - presses.length];
  const activeId = press !== undefined ? `${listId}-press-${press.modelId}` : chosen && `${listId}-${chosen.id}`;
  const quickly = useQuickAdd();
  const list = useLoaded(loadList, typed === '' ? null : typed);

  const close = () => {
    setTyped('');
    setActive(-1);
  };
  // One position more than there are presses and parts: there nothing is selected, and Enter searches.
  const move = (event: KeyboardEvent, step: 1 | -1, count: number) => {
    event.preventDefault();
    setActive((at) => ((at + 1 + step + count + 1) % (count + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) return;
    const count = presses.length + found.products.length;
    if (event.key === 'ArrowDown') move(event, 1, count);
    if (event.key === 'ArrowUp') move(event, -1, count);
    if (event.key === 'Escape') {
      event.preventDefault(); // the browser would clear the field too
      close();
    }
    if (event.key !== 'Enter') return;
    if (press !== undefined) {
      event.preventDefault();
      void navigate(modelAddress(press.modelPath));
    }
    if (chosen === undefined) return;
    event.preventDefault();
    const isAdding = event.ctrlKey || event.metaKey;
    // A width has to be selected on the part's own page.
    if (isAdding && chosen.price !== null && !chosen.hasWidths) void quickly.add(chosen);
    else void navigate(foundAddress(chosen));
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
          aria-activedescendant={activeId}
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
        <output className={styles.unreachable}>{t('catalogue.suggestions-unreachable')}</output>
      ) : (
        <list.SuggestionList id={listId} found={found} presses={presses} activeId={activeId} said={quickly.said} />
      )}
    </search>
  );
}
