import type { Messages } from '@lingui/core';
import type texts from '#texts/en/quotes.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** Texts about quotes (K6). */
export const useQuotesText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/quotes.json', { import: 'default' })),
);
