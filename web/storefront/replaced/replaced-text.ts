import type { Messages } from '@lingui/core';
import type texts from '#texts/en/replaced.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** Texts about replaced parts. */
export const useReplacedText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/replaced.json', { import: 'default' })),
);
