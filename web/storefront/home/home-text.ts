import type { Messages } from '@lingui/core';
import type texts from '#texts/en/home.json';
import type { TextKey } from '../../texts/catalogues.ts';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

export type HomeTextKey = TextKey | keyof typeof texts;

/** The texts of the home page. */
export const useHomeText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/home.json', { import: 'default' })),
);
