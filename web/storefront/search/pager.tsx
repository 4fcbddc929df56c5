import type { Listing } from '#shop/shopfront/search/paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import { useText } from '../../texts/texts.tsx';
import styles from './search.module.css';

interface PagerProps {
  listing: Listing;
  addressOf: (page: number) => string;
}

/** Links to the previous and next page (D9). */
export function Pager({ listing: { page, hasNext }, addressOf: at }: PagerProps) {
  const t = useText();
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={styles.pager} aria-label={t('catalogue.pages')}>
      {page === 1 ? null : (
        <ButtonLink href={at(page - 1)} kind="secondary">
          {t('catalogue.previous')}
        </ButtonLink>
      )}
      <span aria-current="page">{t('catalogue.page', { page })}</span>
      {hasNext ? (
        <ButtonLink href={at(page + 1)} kind="secondary">
          {t('catalogue.next')}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
