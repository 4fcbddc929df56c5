import type { Messages } from '@lingui/core';
import type texts from '#texts/en/basket.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of the basket's own screen. */
export const useBasketText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/basket.json', { import: 'default' })),
);
