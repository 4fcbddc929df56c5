import type { Messages } from '@lingui/core';
import type compare from '#texts/en/compare.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

export const useCompareText = textHook<keyof typeof compare>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/compare.json', { import: 'default' })),
);
