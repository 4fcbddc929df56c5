import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { administrationPaths, type Found } from '#shop/desk/administration/paths.ts';
import { keywordRefusal } from '#shop/base/paged-lists/keyword.ts';
import { callApi } from '../../call-api.ts';
import { Icon } from '../../design/icon.tsx';
import { findCommands, partCommandIn } from '../search/commands.ts';
import { keepFind, recentFinds } from '../search/recent-finds.ts';
import { useHasScript } from '../lists/use-has-script.ts';
import { useAdministration } from './use-administration.ts';
import { FoundList } from '../search/found-list.tsx';
import { t } from '../staff-text.ts';
import styles from './quick-search.module.css';

const SEARCH_PAGE = '/Administration/Search';
const PAUSE_MS = 150;

/**
 * Search over orders, customers and products from anywhere: '/' or Ctrl+K opens it, arrow keys select, Enter opens: from
 * the field the first hit.
 * Without script the same link leads to a search page.
 */
export function QuickSearch() {
  const { key } = useLocation();
  return <Opener key={key} />; // whatever was selected, the new page starts with a closed dialog
}

function Opener() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (dialog.current?.open === false) dialog.current.showModal();
    dialog.current?.querySelector('input')?.select();
  };
  useSearchKeys(open);
  const link = useRef<HTMLAnchorElement>(null);
  const openIfWanted = useEffectEvent(() => {
    const typed = link.current?.dataset['wanted']; // after the key, before hydration
    if (typed === undefined) return;
    delete link.current?.dataset['wanted'];
    open();
    const field = dialog.current?.querySelector('input');
    if (field == null || typed === '') return;
    field.value = typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  useEffect(() => openIfWanted(), []);
  return (
    <>
      <a
        ref={link}
        href={SEARCH_PAGE}
        className={styles.opener}
        aria-keyshortcuts="/ Control+K"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
      >
        <Icon shape="search" size={16} />
        <span>{t('find.open')}</span>
        <kbd aria-hidden="true">/</kbd>
      </a>
      <dialog ref={dialog} className={styles.dialog} aria-label={t('find.title')} closedby="any">
        <SearchAnywhere />
      </dialog>
    </>
  );
}

function SearchAnywhere() {
  const [typed, setTyped] = useState('');
  const { rights } = useAdministration().own;
  const partCommand = partCommandIn(typed, rights);
  const keyword = partCommand?.keyword ?? typed;
  const { found, trouble, isAsking } = useFound(keyword);
  const commands = findCommands(typed, rights);
  const hasScript = useHasScript(); // the server knows none: the first drawing must not either
  const recent = hasScript && typed.trim() === '' ? recentFinds() : [];
  const box = useArrowKeys();
  return (
    <form
      ref={box}
      action={SEARCH_PAGE}
      onSubmit={(event) => {
        const first = event.currentTarget.querySelector('a');
        if (isAsking || first === null) return; // the search page waits for the answer
        event.preventDefault();
        first.click();
      }}
    >
      <input
        type="text" // a search field would consume the first Esc
        inputMode="search"
        name="keyword"
        aria-label={t('find.title')}
        placeholder={t('find.placeholder')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.found} aria-live="polite" aria-busy={isAsking || undefined}>
        {found === null && commands.length + recent.length === 0 ? (
          <p className="soft-ink">{trouble ?? t('find.hint')}</p>
        ) : (
          <FoundList
            found={found}
            keyword={keyword}
            commands={commands}
            partCommand={partCommand}
            recent={recent}
            onOpen={keepFind}
          />
        )}
      </div>
    </form>
  );
}

/** Arrow keys move between the field and the results. */
function useArrowKeys() {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current: form } = box;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const stops = [...(form?.querySelectorAll<HTMLElement>('input, a') ?? [])];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    form?.addEventListener('keydown', onKey);
    return () => form?.removeEventListener('keydown', onKey);
  }, []);
  return box;
}

interface Answer {
  found: Found | null;
  /** Reason why there is no result (D14). */
  trouble: string | null;
}

const NO_ANSWER: Answer = { found: null, trouble: null };

/** Searches for the typed words; null if there are too few characters. An outdated answer is never shown. */
function useFound(typed: string): Answer & { isAsking: boolean } {
  const [{ keyword: answered, ...answer }, setAnswer] = useState({ keyword: '', ...NO_ANSWER });
  const keyword = typed.trim();
  const isSearched = keywordRefusal(keyword) === null;
  useEffect(() => {
    if (!isSearched) return undefined;
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const asked = await callApi(administrationPaths.search, { keyword }, undefined, given.signal);
      if (given.signal.aborted) return;
      setAnswer({
        keyword,
        ...(asked.ok ? { ...NO_ANSWER, found: asked.output } : { ...NO_ANSWER, trouble: asked.refusal.message }),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [keyword, isSearched]);
  return isSearched ? { ...answer, isAsking: answered !== keyword } : { ...NO_ANSWER, isAsking: false };
}

/** '/' outside inputs; Ctrl+K (Cmd+K on a Mac) always. */
function useSearchKeys(open: () => void) {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (!isCtrlK && !isSlash) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
