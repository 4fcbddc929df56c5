import type { Messages } from '@lingui/core';
import type texts from '#texts/en/order-way.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** Texts about an order's progress. */
export const useProgressText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/order-way.json', { import: 'default' })),
);
