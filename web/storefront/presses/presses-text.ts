import type { Messages } from '@lingui/core';
import type texts from '#texts/en/presses.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of presses and drawings. */
export const usePressesText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/presses.json', { import: 'default' })),
);
