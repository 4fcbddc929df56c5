import type { HotData } from '../frame/hot-data.ts';
import { type BranchNames, categoryNames, subcategoryNames } from './branch-names.ts';

/** How files are written: for spreadsheets of English-speaking countries, or for those of the continent. */
export const fileFormats = ['comma', 'semicolon'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** What cells are written and read with. */
export interface FileWords {
  decimalMark: '.' | ',';
  delimiter: ',' | ';';
  categories: BranchNames;
  subcategories: BranchNames;
}

export function fileWords({ categories, subcategories }: HotData, format: FileFormat = 'comma'): FileWords {
  return {
    ...(format === 'comma' ? { decimalMark: '.', delimiter: ',' } : { decimalMark: ',', delimiter: ';' }),
    categories: categoryNames(categories),
    subcategories: subcategoryNames(subcategories, categories),
  };
}
