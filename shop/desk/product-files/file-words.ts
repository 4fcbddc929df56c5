import type { HotData } from '../../base/operations/hot-data.ts';
import { type BranchNames, categoryNames, subcategoryNames } from './branch-names.ts';
import {
  type SpecificationNames,
  specificationNames,
  type TypeNames,
  typeNames,
} from '../../shopfront/specification-editing/specification-cells.ts';

/** File formats for spreadsheets of English-speaking countries, or for continental Europe. */
export const fileFormats = ['comma', 'semicolon'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Notation of cells. */
export interface FileWords {
  decimalMark: '.' | ',';
  delimiter: ',' | ';';
  categories: BranchNames;
  subcategories: BranchNames;
  types: TypeNames;
  specifications: SpecificationNames;
}

export function fileWords(
  { categories, subcategories, productTypes, families }: HotData,
  format: FileFormat = 'comma',
): FileWords {
  const decimalMark = format === 'comma' ? '.' : ',';
  return {
    decimalMark,
    delimiter: format === 'comma' ? ',' : ';',
    categories: categoryNames(categories),
    subcategories: subcategoryNames(subcategories, categories),
    types: typeNames(productTypes),
    specifications: specificationNames(productTypes, families, decimalMark),
  };
}
