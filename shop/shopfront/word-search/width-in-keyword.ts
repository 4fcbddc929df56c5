import type { ProductVariant } from '../../catalogue/categories/catalogue.ts';
import { figureLexeme } from './lexemes.ts';
import type { Demand } from './search-term.ts';

/**
 * The width of a part in a keyword: '75 mm tape'. Null: none, or the first, whose price is shown anyway. A figure
 * without a unit that is a piece of the part's number ('tape 50' and TT-1015-50) is not a width.
 */
export function widthInKeyword(
  demands: readonly Demand[],
  partNumber: string,
  variants: readonly ProductVariant[],
): ProductVariant | null {
  const pieces = new Set(partNumber.match(/\d+/g) ?? []);
  const lexemes = new Set(
    demands
      .filter(({ kind, typed }) => kind === 'figure' && !pieces.has(typed))
      .flatMap(({ spellings }) => spellings.flat()),
  );
  if (lexemes.size === 0) return null;
  const sought = variants.find(({ details }) => lexemesIn(details).some((lexeme) => lexemes.has(lexeme)));
  return sought === undefined || sought === variants[0] ? null : sought;
}

/** Each figure of a width, with and without its unit; the database writes the same (search_figures_in). */
function lexemesIn(details: string): string[] {
  return [...details.matchAll(FIGURE)].flatMap(([, figure, unit = '']) => [
    figureLexeme(Number(figure)),
    figureLexeme(Number(figure), unit),
  ]);
}

const FIGURE = /(\d{1,12}(?:\.\d{1,6})?)\s?([\p{L}µ]{1,20})?/gu;
