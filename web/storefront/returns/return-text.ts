import type { Messages } from '@lingui/core';
import type texts from '#texts/en/returns.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** Texts about returns (L7). */
export const useReturnText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/returns.json', { import: 'default' })),
);
