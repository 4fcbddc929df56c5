import { Form } from 'react-router';
import type { Cart } from '#shop/trade/cart/cart.ts';
import { Button } from '../../design/button.tsx';
import { CheckField } from '../../design/field.tsx';
import { useBasketText } from './basket-text.ts';

/** For staff who order for a member: whether the basket may hold quantities outside packs and minimums (K4). */
export function AnyQuantity({ cart: { guid, anyQuantity } }: { cart: Pick<Cart, 'guid' | 'anyQuantity'> }) {
  const t = useBasketText();
  if (anyQuantity === undefined) return null;
  return (
    <Form method="post" action="/basket" className="off-paper">
      <input type="hidden" name="cart" value={guid} />
      <CheckField
        key={String(anyQuantity)}
        label={t('basket.any-quantity')}
        name="anyQuantity"
        defaultChecked={anyQuantity}
      />
      <Button type="submit" kind="secondary" name="intent" value="any-quantity">
        {t('basket.update')}
      </Button>
    </Form>
  );
}
