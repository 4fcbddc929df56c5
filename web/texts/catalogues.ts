import type { Messages } from '@lingui/core';
import type basket from '#texts/en/basket.json';
import type catalogue from '#texts/en/catalogue.json';
import type documents from '#texts/en/documents.json';
import type errors from '#texts/en/errors.json';
import type order from '#texts/en/order.json';
import type product from '#texts/en/product.json';
import type rules from '#texts/en/rules.json';
import type shell from '#texts/en/shell.json';
import { loadTexts } from './loaded-texts.ts';

/** One file for each area of the shop; a key begins with its area. Those of single screens lie beside them. */
export type TextKey =
  | keyof typeof basket
  | keyof typeof catalogue
  | keyof typeof documents
  | keyof typeof errors
  | keyof typeof order
  | keyof typeof product
  | keyof typeof rules
  | keyof typeof shell;

/** The texts of every screen of the shop, a file of the build for each language. */
export const shopTexts = await loadTexts(import.meta.glob<Messages>('/texts/*/screens.ts', { import: 'default' }));
