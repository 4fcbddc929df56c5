import type { Messages } from '@lingui/core';
import type company from '#texts/en/company.json';
import type texts from '#texts/en/own-numbers.json';
import { loadTexts } from '../../../texts/loaded-texts.ts';
import { textHook } from '../../../texts/texts.tsx';

/** The texts of a company's own part numbers, and of the company that they share words with. */
export const useOwnNumbersText = textHook<keyof typeof company | keyof typeof texts>(
  await loadTexts(
    import.meta.glob<Messages>(['/texts/*/company.json', '/texts/*/own-numbers.json'], { import: 'default' }),
  ),
);
