import type { FacetValue } from '#shop/shopfront/search/paths.ts';
import { useFigures, useText } from '../../texts/texts.tsx';

/** Names a value of a specification in the reader's language: a word, yes or no, or figures. */
export function useValueLabel(): (value: Pick<FacetValue, 'low' | 'high' | 'word'>) => string {
  const t = useText();
  const { measure } = useFigures();
  return ({ low, high, word }) => {
    if (word === 'yes') return t('product.yes');
    if (word === 'no') return t('product.no');
    if (word !== null) return word;
    return low === null ? '' : measure(low, high ?? low);
  };
}
