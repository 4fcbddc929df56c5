import type { Messages } from '@lingui/core';
import type texts from '#texts/en/checkout.json';
import type { TextKey } from '../../texts/catalogues.ts';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

export type CheckoutTextKey = TextKey | keyof typeof texts;

/** The texts of the checkout. */
export const useCheckoutText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/checkout.json', { import: 'default' })),
);
