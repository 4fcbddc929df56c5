import type { Messages } from '@lingui/core';
import type texts from '#texts/en/order-again.json';
import { loadTexts } from '../../../texts/loaded-texts.ts';
import { textHook } from '../../../texts/texts.tsx';

/** The texts of the reorder screen. */
export const useAgainText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/order-again.json', { import: 'default' })),
);
