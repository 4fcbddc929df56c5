import { useLocation } from 'react-router';
import { Icon } from '../design/icon.tsx';
import { useLanguage, useText } from '../texts/texts.tsx';
import styles from './header.module.css';

/** Search by part number or keyword, on every page. */
export function HeaderSearch() {
  const t = useText();
  const { langOf } = useLanguage();
  const keyword = new URLSearchParams(useLocation().search).get('keyword') ?? '';
  return (
    <search className={styles.search}>
      <form action="/search">
        <input
          key={keyword}
          type="search"
          name="keyword"
          defaultValue={keyword}
          aria-label={t('shell.product-search')}
          lang={langOf('shell.product-search')}
          placeholder={t('shell.search-placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          data-search-field
        />
        <button type="submit" aria-label={t('shell.search')}>
          <Icon shape="search" />
        </button>
      </form>
    </search>
  );
}
