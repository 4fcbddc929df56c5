import type { Messages } from '@lingui/core';
import type texts from '#texts/en/program-keys.json';
import { loadTexts } from '../texts/loaded-texts.ts';
import { textHook } from '../texts/texts.tsx';

/** The texts of keys for programs, which buyers and staff share. */
export const useProgramKeysText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/program-keys.json', { import: 'default' })),
);
