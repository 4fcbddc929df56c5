import type { Messages } from '@lingui/core';
import type texts from '#texts/en/lists.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of the lists. */
export const useListsText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/lists.json', { import: 'default' })),
);
