import { useLoaderData } from 'react-router';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { Head } from '../../design/head.tsx';
import type { PageArgs } from '../../page-context.ts';
import { useShell } from '../../shell/shell.ts';
import { judgeParts } from '../presses/judge-parts.ts';
import { AnyQuantity } from './any-quantity.tsx';
import { BasketForm } from './basket-form.tsx';
import { type BasketMessages, changeBasket } from './change-basket.ts';
import { EmptyBasket } from './empty-basket.tsx';
import { useBasketText } from './basket-text.ts';

/** Reads which lines do not fit the press that the member has chosen; the basket comes with the shell. */
export async function loader({ context }: PageArgs) {
  if (!context.signedIn || (await context.call(pressPaths.chosen, {})) === null) return null;
  const { lines } = await context.call(cartPaths.current, {});
  return judgeParts(context, [...new Set(lines.map(({ productId }) => productId))]);
}

export const action = changeBasket;

/** Basket of the customer (A15). It comes with the shell, whose header shows it on every page. */
export function Component() {
  const t = useBasketText();
  const { basket } = useShell();
  const judged = useLoaderData<typeof loader>();
  const messages: BasketMessages | null | undefined = useAnswer<typeof action>();
  return (
    <>
      <Head title={t('basket.title')} />
      <h1>{t('basket.title')}</h1>
      {basket === null || basket.lines.length === 0 ? (
        <EmptyBasket emptied={messages?.emptied ?? []} cartGuid={basket?.guid ?? null} answer={messages} />
      ) : (
        <BasketForm cart={basket} judged={judged} messages={messages ?? undefined} />
      )}
      {basket === null ? null : <AnyQuantity cart={basket} />}
    </>
  );
}
