import type { Messages } from '@lingui/core';
import type texts from '#texts/en/bought-before.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of the screen of parts bought before. */
export const useBoughtText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/bought-before.json', { import: 'default' })),
);
