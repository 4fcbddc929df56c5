import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Suggestion } from '#shop/shopfront/search/paths.ts';
import { useText } from '../texts/texts.tsx';

/** Adds one unit of a suggested part to the basket without leaving the field; the field shows the result (G5). */
export function useQuickAdd() {
  const t = useText();
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState<string | null>(null);

  const add = async ({ id, name }: Suggestion) => {
    const refusal = await import('../storefront/add-parts/add-part.ts').then(
      ({ addPart }) => addPart({ productId: id, variantId: null, quantity: 1 }),
      () => t('shell.unreachable'), // its code is loaded at the first press
    );
    setNote(refusal ?? t('catalogue.suggestion-added', { name }));
    if (refusal === null) await revalidate();
  };
  return { note, add, forget: () => setNote(null) };
}
