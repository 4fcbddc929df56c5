import type { Messages } from '@lingui/core';
import type texts from '#texts/en/account.json';
import type { TextKey } from '../../texts/catalogues.ts';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

export type AccountTextKey = TextKey | keyof typeof texts;

/** The texts of the account's screens. */
export const useAccountText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/account.json', { import: 'default' })),
);
