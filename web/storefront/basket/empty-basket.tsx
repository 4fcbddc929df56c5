import { PageLink } from '../../design/page-link.tsx';
import { ButtonLink } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useShell } from '../../shell/shell.ts';
import { useBasketText } from './basket-text.ts';

/** An empty basket, with links to the catalogue (A15). */
export function EmptyBasket() {
  const t = useBasketText();
  const { me, reduced } = useShell();
  return (
    <EmptyState title={t('basket.empty')}>
      {me === null ? (
        <p>
          {t('basket.log-in-hint')} <PageLink href="/login?next=%2FBasket">{t('basket.log-in')}</PageLink>
        </p>
      ) : null}
      <ButtonLink href={reduced ? '/' : '/search'}>{t('basket.empty-search')}</ButtonLink>
    </EmptyState>
  );
}
