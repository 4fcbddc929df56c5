import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { cartPaths } from '#shop/cart/paths.ts';
import type { Suggestion } from '#shop/search/paths.ts';
import { callApi } from '../call-api.ts';
import { newFormKey } from '../page-context.ts';
import { readMarks } from '../storefront/presses/machine-mark.ts';
import { useText } from '../texts/texts.tsx';

/** Adds one unit of a suggested part to the basket without leaving the field; the field shows the result (G5). */
export function useQuickAdd() {
  const t = useText();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<string | null>(null);

  const add = async ({ id: productId, name }: Suggestion) => {
    const cart = await callApi(cartPaths.current, {});
    if (!cart.ok) return setSaid(cart.refusal.message);
    const markOf = await readMarks({ ask: callApi, signedIn: true }, [productId]);
    const line = { ...markOf(productId), cartGuid: cart.output.guid, productId, variantId: null, quantity: 1 };
    const added = await callApi(cartPaths.addLine, line, newFormKey());
    setSaid(added.ok ? t('catalogue.suggestion-added', { name }) : added.refusal.message);
    if (added.ok) await revalidate();
  };
  return { said, add, forget: () => setSaid(null) };
}
