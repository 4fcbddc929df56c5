import type { Messages } from '@lingui/core';
import type orderPage from '#texts/en/order-page.json';
import type returns from '#texts/en/returns.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** Texts about returns (L7); those that an order's page shows too are with its texts. */
export const useReturnText = textHook<keyof typeof returns | keyof typeof orderPage>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/{order-page,returns}.json', { import: 'default' })),
);
