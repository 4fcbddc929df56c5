import type { CartLine } from '#shop/trade/cart/cart.ts';
import { PageLink } from '../../design/page-link.tsx';
import { Button, ButtonLink } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { useShell } from '../../shell/shell.ts';
import { useBasketText } from './basket-text.ts';
import type { BasketMessages } from './change-basket.ts';
import { PUT_BACK_FIELDS } from './emptied-lines.ts';

interface EmptyBasketProps {
  /** The lines that it had until now. */
  emptied: readonly CartLine[];
  /** null: a visitor's. */
  cartGuid: string | null;
  answer: BasketMessages | null | undefined;
}

/** An empty basket, with links to the catalogue (A15); if it was just emptied, the lines can be put back. */
export function EmptyBasket({ emptied, cartGuid, answer }: EmptyBasketProps) {
  const t = useBasketText();
  const { me, reduced } = useShell();
  return (
    <>
      {answer?.notice == null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {emptied.length === 0 || cartGuid === null ? null : (
        <PutBack lines={emptied} cartGuid={cartGuid} answer={answer} />
      )}
      <EmptyState title={t('basket.empty')}>
        {me === null ? (
          <p>
            {t('basket.log-in-hint')} <PageLink href="/login?next=%2FBasket">{t('basket.log-in')}</PageLink>
          </p>
        ) : null}
        <ButtonLink href={reduced ? '/' : '/search'}>{t('basket.empty-search')}</ButtonLink>
      </EmptyState>
    </>
  );
}

/** Says that the basket was emptied, and puts its lines back. The form contains them, because the shop keeps none. */
function PutBack({
  lines,
  cartGuid,
  answer,
}: {
  lines: readonly CartLine[];
  cartGuid: string;
  answer: EmptyBasketProps['answer'];
}) {
  const t = useBasketText();
  return (
    <PostForm intent="put-back" action="/basket" answer={answer}>
      <input type="hidden" name="cart" value={cartGuid} />
      {lines.map((line) =>
        PUT_BACK_FIELDS.map((field) => (
          <input key={`${line.id} ${field}`} type="hidden" name={field} value={line[field] ?? ''} />
        )),
      )}
      <Notice kind="plain">
        {t('basket.emptied', { count: lines.length })}{' '}
        <Button type="submit" kind="quiet">
          {t('basket.undo')}
        </Button>
      </Notice>
    </PostForm>
  );
}
