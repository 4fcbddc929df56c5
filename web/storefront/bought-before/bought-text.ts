import type { Messages } from '@lingui/core';
import type account from '#texts/en/account.json';
import type bought from '#texts/en/bought-before.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of what was bought before, and of the account that it belongs to. */
export const useBoughtText = textHook<keyof typeof account | keyof typeof bought>(
  await loadTexts(
    import.meta.glob<Messages>(['/texts/*/account.json', '/texts/*/bought-before.json'], { import: 'default' }),
  ),
);
