import type { Messages } from '@lingui/core';
import type texts from '#texts/en/privacy.json';
import { loadTexts } from '../../../texts/loaded-texts.ts';
import { textHook } from '../../../texts/texts.tsx';

/** The texts of the page about a member's own data. */
export const useDataText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/privacy.json', { import: 'default' })),
);
