import type { Messages } from '@lingui/core';
import type texts from '#texts/en/part-requests.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** Texts about requests for parts (J9). */
export const usePartRequestText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/part-requests.json', { import: 'default' })),
);
