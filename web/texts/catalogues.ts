import type { Messages } from '@lingui/core';
import type catalogue from '#texts/en/catalogue.json';
import type errors from '#texts/en/errors.json';
import type legal from '#texts/en/legal.json';
import type product from '#texts/en/product.json';
import type promise from '#texts/en/promise.json';
import type replaced from '#texts/en/replaced.json';
import type units from '#texts/en/sales-unit.json';
import type shell from '#texts/en/shell.json';
import { loadTexts } from './loaded-texts.ts';

/** One file for each area of the shop; a key begins with its area. Texts of single screens are next to them. */
export type TextKey =
  | keyof typeof catalogue
  | keyof typeof errors
  | keyof typeof legal
  | keyof typeof product
  | keyof typeof promise
  | keyof typeof replaced
  | keyof typeof shell
  | keyof typeof units;

/** The texts of all shop screens, one build file for each language. */
export const shopTexts = await loadTexts(import.meta.glob<Messages>('/texts/*/screens.ts', { import: 'default' }));
