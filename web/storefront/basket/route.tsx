import { useAnswer } from '../../forms/use-answer.ts';
import { Head } from '../../design/head.tsx';
import { useShell } from '../../shell/shell.ts';
import { AnyQuantity } from './any-quantity.tsx';
import { BasketForm } from './basket-form.tsx';
import { type BasketMessages, changeBasket } from './change-basket.ts';
import { EmptyBasket } from './empty-basket.tsx';
import { useBasketText } from './basket-text.ts';

export const action = changeBasket;

/** Basket of the customer (A15). Its data comes with the shell, whose header shows it on every page. */
export function Component() {
  const t = useBasketText();
  const { basket } = useShell();
  const messages: BasketMessages | null | undefined = useAnswer<typeof action>();
  return (
    <>
      <Head title={t('basket.title')} />
      <h1>{t('basket.title')}</h1>
      {basket === null || basket.lines.length === 0 ? (
        <EmptyBasket emptied={messages?.emptied ?? []} cartGuid={basket?.guid ?? null} answer={messages} />
      ) : (
        <BasketForm cart={basket} messages={messages ?? undefined} />
      )}
      {basket === null ? null : <AnyQuantity cart={basket} />}
    </>
  );
}
