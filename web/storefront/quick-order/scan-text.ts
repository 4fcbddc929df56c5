import type { Messages } from '@lingui/core';
import type texts from '#texts/en/scan.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of the camera, which are loaded with it. */
export const useScanText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/scan.json', { import: 'default' })),
);
