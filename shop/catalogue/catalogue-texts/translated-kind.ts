import { categoryFields, subcategoryFields } from '../categories/category-fields.ts';
import { productFields } from '../parts/product-fields.ts';
import { variantFields } from '../parts/variant-fields.ts';

/** Kinds of translated texts (N3) with their maximum length, the same as in English. */
export const TRANSLATED_KINDS = {
  category: categoryFields.name.most,
  subcategory: subcategoryFields.name.most,
  type: 100,
  attribute: 100,
  unit: 20,
  word: 200,
  intro: productFields.intro.most,
  details: productFields.details.most,
  flash: productFields.flash.most,
  picture: 200,
  replacement: 300,
  width: variantFields.details.most,
  news_title: 200,
  news_text: 20_000,
  press: 300,
} as const;

export type TranslatedKind = keyof typeof TRANSLATED_KINDS;

export const translatedKinds = Object.keys(TRANSLATED_KINDS) as TranslatedKind[];
