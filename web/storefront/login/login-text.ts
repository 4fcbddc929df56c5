import type { Messages } from '@lingui/core';
import type texts from '#texts/en/login.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of the login. */
export const useLoginText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/login.json', { import: 'default' })),
);
