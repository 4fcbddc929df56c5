import type { Messages } from '@lingui/core';
import type company from '#texts/en/company.json';
import type texts from '#texts/en/own-numbers.json';
import { loadTexts } from '../../../texts/loaded-texts.ts';
import { textHook } from '../../../texts/texts.tsx';

/** The texts of customer part numbers, and those shared with the company screens. */
export const useOwnNumbersText = textHook<keyof typeof company | keyof typeof texts>(
  await loadTexts(
    import.meta.glob<Messages>(['/texts/*/company.json', '/texts/*/own-numbers.json'], { import: 'default' }),
  ),
);
