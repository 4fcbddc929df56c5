import type { Messages } from '@lingui/core';
import type texts from '#texts/en/quick-order.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of the quick order. */
export const useQuickOrderText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/quick-order.json', { import: 'default' })),
);
