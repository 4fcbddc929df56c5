import type { Messages } from '@lingui/core';
import type approvals from '#texts/en/approvals.json';
import type order from '#texts/en/order.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of the approval screens, including those of orders. */
export const useApprovalText = textHook<keyof typeof approvals | keyof typeof order>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/{approvals,order}.json', { import: 'default' })),
);
