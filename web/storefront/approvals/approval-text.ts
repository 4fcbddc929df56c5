import type { Messages } from '@lingui/core';
import type approvals from '#texts/en/approvals.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** The texts of the screens of requests for approval. */
export const useApprovalText = textHook<keyof typeof approvals>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/approvals.json', { import: 'default' })),
);
