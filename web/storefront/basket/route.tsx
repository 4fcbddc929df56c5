import { useLoaderData } from 'react-router';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { Head } from '../../design/head.tsx';
import type { PageArgs } from '../../page-context.ts';
import { Letterhead } from '../product/letterhead.tsx';
import { judgeParts } from '../presses/judge-parts.ts';
import { AnyQuantity } from './any-quantity.tsx';
import { BasketForm } from './basket-form.tsx';
import { type BasketMessages, changeBasket } from './change-basket.ts';
import { EmptyBasket } from './empty-basket.tsx';
import { useBasketText } from './basket-text.ts';

/** Reads the basket, and which of its lines do not fit the press that the member has chosen. */
export async function loader({ context }: PageArgs) {
  if (!context.signedIn) return { cart: null, judged: null };
  const [cart, press] = await Promise.all([context.call(cartPaths.current, {}), context.call(pressPaths.chosen, {})]);
  const parts = new Set(cart.lines.map(({ productId }) => productId));
  return { cart, judged: press === null ? null : await judgeParts(context, [...parts]) };
}

export const action = changeBasket;

/** Basket of the customer (A15). */
export function Component() {
  const t = useBasketText();
  const { cart, judged } = useLoaderData<typeof loader>();
  const messages: BasketMessages | null | undefined = useAnswer<typeof action>();
  return (
    <>
      <Head title={t('basket.title')} />
      <Letterhead address="/Basket" />
      <h1>{t('basket.title')}</h1>
      {cart === null || cart.lines.length === 0 ? (
        <EmptyBasket emptied={messages?.emptied ?? []} cartGuid={cart?.guid ?? null} answer={messages} />
      ) : (
        <BasketForm cart={cart} judged={judged} messages={messages ?? undefined} />
      )}
      {cart === null ? null : <AnyQuantity cart={cart} />}
    </>
  );
}
