import type { Messages } from '@lingui/core';
import type texts from '#texts/en/order-documents.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook } from '../../texts/texts.tsx';

/** Texts about invoices and other documents (L6). */
export const useDocumentText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/order-documents.json', { import: 'default' })),
);
