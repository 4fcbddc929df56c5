import { ButtonLink } from '../../design/button.tsx';
import { useAccountText } from './account-text.ts';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Links to the previous and next page, if they exist. */
export function Pager({ page, pages, addressOf }: PagerProps) {
  const t = useAccountText();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('account.pages')}>
      {page > 1 ? (
        <ButtonLink href={addressOf(page - 1)} kind="secondary">
          {t('account.previous')}
        </ButtonLink>
      ) : null}
      <span aria-current="page">{t('account.page-of', { page, pages })}</span>
      {page < pages ? (
        <ButtonLink href={addressOf(page + 1)} kind="secondary">
          {t('account.next')}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
