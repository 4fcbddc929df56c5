import { ButtonLink } from '../../design/button.tsx';
import { useAccountText } from './account-text.ts';

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
    <nav className="row gap-4 align-center above-5" aria-label={t('account.pages')}>
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
