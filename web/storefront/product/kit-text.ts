import type { Messages } from '@lingui/core';
import type texts from '#texts/en/kit.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of the parts of a kit. */
export const useKitText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/kit.json', { import: 'default' })),
);
