import type { Messages } from '@lingui/core';
import type texts from '#texts/en/past-orders.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of orders of the earlier shop. */
export const usePastOrdersText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/past-orders.json', { import: 'default' })),
);
