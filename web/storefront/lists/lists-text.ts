import type { Messages } from '@lingui/core';
import type account from '#texts/en/account.json';
import type lists from '#texts/en/lists.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of the lists, and of the account that they belong to. */
export const useListsText = textHook<keyof typeof account | keyof typeof lists>(
  await loadTexts(import.meta.glob<Messages>(['/texts/*/account.json', '/texts/*/lists.json'], { import: 'default' })),
);
