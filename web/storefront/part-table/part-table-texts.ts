import type { Messages } from '@lingui/core';
import type table from '#texts/en/part-table.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

export const useTableText = textHook<keyof typeof table>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/part-table.json', { import: 'default' })),
);
