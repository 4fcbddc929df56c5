import type { Messages } from '@lingui/core';
import type checkout from '#texts/en/checkout.json';
import type order from '#texts/en/order.json';
import type { TextKey } from '../../texts/catalogues.ts';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

type Key = keyof typeof checkout | keyof typeof order;

export type CheckoutTextKey = TextKey | Key;

/** The texts of the checkout, including those of orders. */
export const useCheckoutText = textHook<Key>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/{checkout,order}.json', { import: 'default' })),
);
