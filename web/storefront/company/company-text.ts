import type { Messages } from '@lingui/core';
import type account from '#texts/en/account.json';
import type company from '#texts/en/company.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of the company screens, and those shared with the account. */
export const useCompanyText = textHook<keyof typeof account | keyof typeof company>(
  await loadTexts(
    import.meta.glob<Messages>(['/texts/*/account.json', '/texts/*/company.json'], { import: 'default' }),
  ),
);
